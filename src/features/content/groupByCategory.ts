export interface Category<Item> {
  category: string;
  items: Item[];
}

/** Keeps the order of categories and items. */
export function groupByCategory<Item extends { category: string }>(items: readonly Item[]): Category<Item>[] {
  const groups = Map.groupBy(items, ({ category }) => category);
  return [...groups].map(([category, categoryItems]) => ({ category, items: categoryItems }));
}
