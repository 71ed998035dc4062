import type { ReactNode } from "react";
import styles from "./Hero.module.css";

type HeroProps = {
  title: ReactNode;
  lead: ReactNode;
  actions: ReactNode;
  illustration: ReactNode;
};

/** The opening of a landing page: text beside an illustration, above it on small screens. */
export function Hero({ title, lead, actions, illustration }: HeroProps) {
  return (
    <section className={styles["hero"]}>
      <div className={styles["body"]}>
        <h1 className={styles["title"]} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles["lead"]}>{lead}</p>
        <div className={styles["actions"]}>{actions}</div>
      </div>
      <div className={styles["illustration"]}>{illustration}</div>
    </section>
  );
}
