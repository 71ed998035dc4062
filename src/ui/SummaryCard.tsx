import type { ReactNode } from "react";
import { Card } from "./Card.tsx";
import { CardLink } from "./CardLink.tsx";
import { Icon } from "./Icon.tsx";
import { arrowRightIcon } from "./icons/arrowRightIcon.tsx";
import styles from "./SummaryCard.module.css";

type SummaryCardProps = {
  /** Where the card leads; the title is the link. */
  to: string;
  title: ReactNode;
  /** A second line of the title in small type, such as the town of a street. */
  subtitle?: ReactNode;
  /** Above the title. */
  badge?: ReactNode;
  /** Short facts in a row; each should be an element of its own. */
  facts?: ReactNode;
  /** `CountBadge`s. */
  counts?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
};

/** A thing in a list: a large title, how it stands, a few facts and counts. The whole card is its link. */
export function SummaryCard(props: SummaryCardProps) {
  const { to, title, subtitle, badge, facts, counts, headingLevel = 2 } = props;
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <Card as="article" interactive className={styles["card"]}>
      <div className={styles["words"]}>
        <Heading className={styles["title"]}>
          <CardLink to={to}>{title}</CardLink>
        </Heading>
        {subtitle ? <p className={styles["subtitle"]}>{subtitle}</p> : null}
      </div>
      <div className={styles["badge"]}>{badge}</div>
      <div className={styles["facts"]}>{facts}</div>
      <div className={styles["foot"]}>
        {counts}
        <span className={styles["arrow"]}>
          <Icon drawing={arrowRightIcon} size={24} />
        </span>
      </div>
    </Card>
  );
}
