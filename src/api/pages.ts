import { NetworkError } from "./errors.ts";

/** The largest page to ask for. Servers refuse more than their maximum, which is 50 where nobody has set another. */
export const maxPageSize = 50;

/** A list that goes on after so many pages is broken. */
const maxPages = 250;
/** No further pages are requested after this time. */
const maxLoadMs = 15_000;

interface LoadItemsOptions<Item> {
  /** Loads the page after `skip` items. It may be shorter than it asks for, also before the end of the list. */
  loadPage: (skip: number) => Promise<{ items: readonly Item[]; pageInfo: { hasNextPage: boolean } }>;
  getId: (item: Item) => string;
  /** Whether the items so far are enough. */
  isEnough: (items: readonly Item[]) => boolean;
}

/**
 * Loads a list page by page until its items are enough, or to its end, or to a page that repeats others: the first page is
 * the whole list for nearly every customer. Throws a `NetworkError` if the pages take too long.
 */
export async function loadItems<Item>({
  loadPage,
  getId,
  isEnough,
}: LoadItemsOptions<Item>): Promise<Item[]> {
  const startTime = performance.now();
  const itemsById = new Map<string, Item>();
  let skip = 0;
  for (let requested = 1; ; requested++) {
    const { items, pageInfo } = await loadPage(skip);
    const { size } = itemsById;
    for (const item of items) itemsById.set(getId(item), item);
    const loaded = [...itemsById.values()];
    const isRepeated = loaded.length === size;
    if (!pageInfo.hasNextPage || isRepeated || requested === maxPages || isEnough(loaded)) return loaded;
    if (performance.now() - startTime > maxLoadMs) {
      throw new NetworkError("The list did not end in time.", { isRetried: true });
    }
    skip += items.length;
  }
}
