/** Returns the value of a key, which it creates if there is none. As `Map.prototype.getOrInsertComputed`, which is newer than the element's browsers. */
export function getOrInsert<K, V>(
  map: { has(key: K): boolean; get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  create: (key: K) => V,
): V {
  if (!map.has(key)) map.set(key, create(key));
  return map.get(key) as V;
}
