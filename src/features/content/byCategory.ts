/** One heading with what stands under it. */
export interface Category<Item> {
  category: string;
  items: Item[];
}

/** Puts items under their headings, both in the order in which they came. */
export function byCategory<Item extends { category: string }>(items: readonly Item[]): Category<Item>[] {
  const groups = Map.groupBy(items, ({ category }) => category);
  return [...groups].map(([category, members]) => ({ category, items: members }));
}
