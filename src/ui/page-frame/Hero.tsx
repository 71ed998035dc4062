import type { ReactNode } from "react";
import { joinClassNames } from "../joinClassNames.ts";
import styles from "./Hero.module.css";

type HeroProps = {
  title: ReactNode;
  lead: ReactNode;
  actions: ReactNode;
  illustration: ReactNode;
  /** For a page with nothing below the hero: centres it, and makes it no higher than its drawing. */
  isAlone?: boolean;
};

/** The opening of a landing page: text beside an illustration, above it on small screens. */
export function Hero({ title, lead, actions, illustration, isAlone = false }: HeroProps) {
  return (
    <section className={joinClassNames(styles["hero"], isAlone && styles["alone"])}>
      <div className={styles["body"]}>
        <h1 className={styles["title"]}>{title}</h1>
        <p className={styles["lead"]}>{lead}</p>
        <div className={styles["actions"]}>{actions}</div>
      </div>
      <div className={styles["illustration"]}>{illustration}</div>
    </section>
  );
}
