import { NetworkError } from "./errors.ts";

const pagesAtOnce = 5;
/** Enough for 2,000 items in pages of 10. A list that goes on is broken. */
const maxPages = 250;
/** No further pages are requested after this time. */
const maxLoadMs = 15_000;

export interface LoadItemsOptions<Item> {
  /** Loads the page after `skip` items. It may be shorter than it asks for, also before the end of the list. */
  loadPage: (skip: number) => Promise<{ items: readonly Item[]; pageInfo: { hasNextPage: boolean } }>;
  getId: (item: Item) => string;
  /** Whether the items so far are enough. */
  isEnough: (items: readonly Item[]) => boolean;
}

/**
 * Loads the pages after the first one, several at once, which are taken to be as long as the page before. Also ends at pages
 * that repeat themselves.
 */
export async function loadFurtherItems<Item>(
  { loadPage, getId, isEnough }: LoadItemsOptions<Item>,
  firstItems: readonly Item[],
): Promise<Item[]> {
  const startTime = performance.now();
  const itemsById = new Map(firstItems.map((item) => [getId(item), item]));
  let skip = firstItems.length;
  let pageSize = firstItems.length;
  for (let requested = pagesAtOnce; ; requested += pagesAtOnce) {
    const starts = Array.from({ length: pagesAtOnce }, (_, index) => skip + index * pageSize);
    const pages = await Promise.all(starts.map(loadPage));
    const { size } = itemsById;
    for (const item of pages.flatMap(({ items }) => items)) itemsById.set(getId(item), item);
    const loaded = [...itemsById.values()];

    let isEnd = loaded.length === size || requested >= maxPages || isEnough(loaded);
    pages.forEach(({ items, pageInfo }, index) => {
      const start = starts[index] ?? 0;
      // After a page that is shorter than the others, items are missing: the next request starts there.
      if (start > skip) return;
      skip = Math.max(skip, start + items.length);
      isEnd ||= !pageInfo.hasNextPage;
    });
    if (isEnd) return loaded;
    if (performance.now() - startTime > maxLoadMs) {
      throw new NetworkError("The list did not end in time.", { isRetried: true });
    }
    pageSize = pages[0]?.items.length ?? 0;
  }
}
