import type { ReactNode } from "react";
import { joinClassNames } from "../joinClassNames.ts";
import styles from "./FactList.module.css";

type FactListProps = {
  /** Facts without a value are left out. */
  facts: readonly { term: ReactNode; value: ReactNode; action?: ReactNode }[];
};

/** A description list, in two columns if there is room, with an action beside a fact. */
export function FactList({ facts }: FactListProps) {
  // A term is not always a string, so the index in the unfiltered list is the key.
  const shownFacts = facts
    .map((fact, key) => ({ ...fact, key }))
    .filter(({ value }) => value != null && value !== "");
  return shownFacts.length > 0 ? (
    <dl className={styles["facts"]}>
      {shownFacts.map(({ key, term, value, action }) => (
        <div key={key} className={joinClassNames(styles["fact"], action != null && styles["with-action"])}>
          <dt className={styles["term"]}>{term}</dt>
          <dd className={styles["value"]}>{value}</dd>
          {action != null ? <dd className={styles["action"]}>{action}</dd> : null}
        </div>
      ))}
    </dl>
  ) : null;
}
