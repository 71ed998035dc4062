import type { ReactNode } from "react";
import { LimitedList } from "#lists/LimitedList.tsx";
import { groupByCategory } from "../groupByCategory.ts";
import { HighlightedText } from "../search/HighlightedText.tsx";
import type { IsMatch } from "../search/helpSearch.ts";
import styles from "./CardGroups.module.css";

interface CardGroupsProps<Item> {
  items: readonly Item[];
  isMatch: IsMatch | undefined;
  children: (item: Item) => ReactNode;
}

/** Cards by category, as many side by side as fit. */
export function CardGroups<Item extends { category: string; title: string; url: string }>(
  props: CardGroupsProps<Item>,
) {
  const { items, isMatch, children } = props;
  const renderGroups = (shown: readonly Item[]) => (
    <div className={styles["groups"]}>
      {groupByCategory(shown).map(({ category, items: categoryItems }) => (
        <section key={category} className={styles["group"]}>
          <h3>
            <HighlightedText text={category} isMatch={isMatch} />
          </h3>
          <ul className={styles["cards"]}>
            {categoryItems.map((item) => (
              <li key={`${item.url} ${item.title}`}>{children(item)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
  return <LimitedList items={items}>{renderGroups}</LimitedList>;
}
