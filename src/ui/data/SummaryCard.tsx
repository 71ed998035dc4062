import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import { Card } from "../layout/Card.tsx";
import { CardLink } from "../links/CardLink.tsx";
import styles from "./SummaryCard.module.css";

type SummaryCardProps = {
  /** Target of the title, which is the link of the whole card. */
  to: string;
  title: ReactNode;
  /** A second line in small type, such as the town of a street. */
  subtitle?: ReactNode;
  /** Above the title. */
  badge?: ReactNode;
  /** Facts in a row, each an element of its own. */
  facts?: ReactNode;
  /** `CountBadge`s. */
  counts?: ReactNode;
};

/** One entry of a `SummaryList`. */
export function SummaryCard(props: SummaryCardProps) {
  const { to, title, subtitle, badge, facts, counts } = props;
  return (
    <Card as="article" interactive className={styles["card"]}>
      <div>
        <h3 className={styles["title"]}>
          <CardLink to={to}>{title}</CardLink>
        </h3>
        {subtitle ? <p className={styles["subtitle"]}>{subtitle}</p> : null}
      </div>
      <div className={styles["badge"]}>{badge}</div>
      <div className={styles["facts"]}>{facts}</div>
      <div className={styles["footer"]}>
        {counts}
        <span className={styles["arrow"]}>
          <Icon name="arrow-right" size={24} />
        </span>
      </div>
    </Card>
  );
}

/** A list of `SummaryCard`s, side by side as many as fit. */
export function SummaryList(props: Omit<ComponentProps<"ul">, "className">) {
  return <ul {...props} className={styles["list"]} />;
}
