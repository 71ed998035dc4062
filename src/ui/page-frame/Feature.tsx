import type { ReactNode } from "react";
import { Icon, type IconName } from "../icons/Icon.tsx";
import styles from "./Feature.module.css";

type FeatureProps = {
  icon: IconName;
  title: ReactNode;
  children: ReactNode;
};

/** A short point with an icon; goes into a `FeatureRow`. */
export function Feature({ icon, title, children }: FeatureProps) {
  return (
    <li>
      <span className={styles["icon"]}>
        <Icon name={icon} size={24} />
      </span>
      <h3 className={styles["title"]}>{title}</h3>
      <p className={styles["text"]}>{children}</p>
    </li>
  );
}

/** `Feature`s side by side, as many as fit. */
export function FeatureRow({ children }: { children: ReactNode }) {
  return <ul className={styles["row"]}>{children}</ul>;
}
