import type { ReactNode } from "react";
import styles from "./FactList.module.css";

type FactListProps = {
  /** Entries without a value are left out. */
  facts: readonly { term: ReactNode; value: ReactNode }[];
};

/** Short facts with their names, in two columns where there is room. */
export function FactList({ facts }: FactListProps) {
  // What a fact is called is not always a string; its place in the list of all facts is stable.
  const known = facts
    .map((fact, key) => ({ ...fact, key }))
    .filter(({ value }) => value != null && value !== "");
  return known.length > 0 ? (
    <div className={styles["room"]}>
      <dl className={styles["facts"]}>
        {known.map(({ key, term, value }) => (
          <div key={key} className={styles["fact"]}>
            <dt className={styles["term"]}>{term}</dt>
            <dd className={styles["value"]}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  ) : null;
}
