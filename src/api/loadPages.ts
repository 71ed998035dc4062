import { NetworkError } from "./errors.ts";

const pagesAtOnce = 5;
/** A list that goes on is broken. */
const maxPages = 100;
/** No further pages are requested after this time. */
const maxLoadMs = 15_000;

interface LoadPagesOptions<Item> {
  /** Pages are counted from 0. */
  loadPage: (page: number) => Promise<{ items: readonly Item[]; pageInfo: { hasNextPage: boolean } }>;
  getId: (item: Item) => string;
}

/**
 * Loads a list to its end: the first page alone, which is the whole list for nearly every customer, then several pages at
 * once. Also ends at pages that repeat themselves and after 101 pages. Throws a `NetworkError` if the pages take too long.
 */
export async function* loadPages<Item>({ loadPage, getId }: LoadPagesOptions<Item>): AsyncGenerator<Item[]> {
  const start = performance.now();
  const seenIds = new Set<string>();
  for (let page = 0; page < maxPages; page += page === 0 ? 1 : pagesAtOnce) {
    const count = page === 0 ? 1 : pagesAtOnce;
    const pages = await Promise.all(Array.from({ length: count }, (_, index) => loadPage(page + index)));
    const newItems: Item[] = [];
    for (const item of pages.flatMap(({ items }) => items)) {
      if (seenIds.has(getId(item))) continue;
      seenIds.add(getId(item));
      newItems.push(item);
    }
    yield newItems;
    if (newItems.length === 0 || pages.some(({ pageInfo }) => !pageInfo.hasNextPage)) return;
    if (performance.now() - start > maxLoadMs) {
      throw new NetworkError("The list did not end in time.", { isRetried: true });
    }
  }
}
