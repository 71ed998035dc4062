import type { ReactNode } from "react";
import { byCategory } from "./byCategory.ts";
import styles from "./CardGroups.module.css";

interface CardGroupsProps<Item> {
  items: readonly Item[];
  lang: string | undefined;
  children: (item: Item) => ReactNode;
}

/** Cards side by side as far as there is room, each group under its heading. */
export function CardGroups<Item extends { category: string; title: string; url: string }>(
  props: CardGroupsProps<Item>,
) {
  const { items, lang, children } = props;
  return (
    <div className={styles["groups"]}>
      {byCategory(items).map(({ category, items: members }) => (
        <section key={category} className={styles["group"]}>
          <h3 lang={lang}>{category}</h3>
          <ul className={styles["cards"]}>
            {members.map((item) => (
              <li key={`${item.url} ${item.title}`}>{children(item)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
