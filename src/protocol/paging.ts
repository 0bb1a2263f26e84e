/** The largest page of the API in rows, and its default. */
export const PAGE_LIMIT = 1000;

/** A page number as the API takes it: whole, from 1. What is none is left out, which means the API's default, 1. */
export function sentPage(page: number | undefined, most = 1e9): number | undefined {
  return Number.isFinite(page) ? Math.min(most, Math.max(1, Math.floor(page as number))) : undefined;
}

/** A page size as the API takes it: whole, from 1 to 1000. What is none is left out, which means the API's default, 1000. */
export function sentLimit(limit: number | undefined): number | undefined {
  return sentPage(limit, PAGE_LIMIT);
}
