import type { ReactNode } from "react";
import styles from "./Feature.module.css";
import { Icon, type IconDrawing } from "./Icon.tsx";

type FeatureProps = {
  icon: IconDrawing;
  title: ReactNode;
  children: ReactNode;
  headingLevel?: 2 | 3 | undefined;
};

/** One short point with an icon; several stand side by side in a `FeatureRow`. */
export function Feature({ icon, title, children, headingLevel = 3 }: FeatureProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <li className={styles["feature"]}>
      <span className={styles["icon"]}>
        <Icon drawing={icon} size={24} />
      </span>
      <Heading className={styles["title"]}>{title}</Heading>
      <p className={styles["text"]}>{children}</p>
    </li>
  );
}

/** Lays `Feature`s side by side as far as there is room. */
export function FeatureRow({ children }: { children: ReactNode }) {
  return <ul className={styles["row"]}>{children}</ul>;
}
