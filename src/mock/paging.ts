/** One page of what was found; `undefined` where it lies past the end. */
export function pageOf<T>(rows: readonly T[], page: number, limit: number): readonly T[] | undefined {
  const cut = rows.slice((page - 1) * limit, page * limit);
  return cut.length === 0 ? undefined : cut;
}
