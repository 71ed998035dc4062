/** The items of all pages, each once: a list that changes between two requests moves its items. */
export function joinPages<Item>(
  pages: readonly { readonly items: readonly Item[] }[],
  getId: (item: Item) => string,
): Item[] {
  const items = pages.flatMap((page) => page.items);
  return [...new Map(items.map((item) => [getId(item), item])).values()];
}
