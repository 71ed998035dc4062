import type { ReactNode } from "react";
import { Icon, type IconName } from "../icons/Icon.tsx";
import styles from "./Feature.module.css";

type FeatureProps = {
  icon: IconName;
  title: ReactNode;
  children: ReactNode;
  headingLevel?: 2 | 3 | undefined;
};

/** A short point with an icon; goes into a `FeatureRow`. */
export function Feature({ icon, title, children, headingLevel = 3 }: FeatureProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <li>
      <span className={styles["icon"]}>
        <Icon name={icon} size={24} />
      </span>
      <Heading className={styles["title"]}>{title}</Heading>
      <p className={styles["text"]}>{children}</p>
    </li>
  );
}

/** `Feature`s side by side, as many as fit. */
export function FeatureRow({ children }: { children: ReactNode }) {
  return <ul className={styles["row"]}>{children}</ul>;
}
