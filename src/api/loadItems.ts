import type { LoadItemsOptions } from "./loadFurtherItems.ts";

/**
 * Loads a list page by page until its items are enough, or to its end. The first page is the whole list for nearly every
 * customer, so that the code for further pages is loaded when there are any. Throws a `NetworkError` if they take too long.
 */
export async function loadItems<Item>(options: LoadItemsOptions<Item>): Promise<readonly Item[]> {
  const { items, pageInfo } = await options.loadPage(0);
  if (!pageInfo.hasNextPage || options.isEnough(items)) return items;
  const { loadFurtherItems } = await import("./loadFurtherItems.ts");
  return loadFurtherItems(options, items);
}
