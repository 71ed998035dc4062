import type { ReactNode, Ref } from "react";
import styles from "./Hero.module.css";

type HeroProps = {
  title: ReactNode;
  lead: ReactNode;
  actions: ReactNode;
  illustration: ReactNode;
  /** A line of small type above the title. */
  overline?: ReactNode;
  /** For moving the focus to the heading after navigation. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
};

/** The opening of a landing page: large words beside a large drawing, below each other on small screens. */
export function Hero({ title, lead, actions, illustration, overline, headingRef }: HeroProps) {
  return (
    <section className={styles["hero"]}>
      <div className={styles["words"]}>
        {overline ? <p className={styles["overline"]}>{overline}</p> : null}
        <h1 ref={headingRef} className={styles["title"]} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles["lead"]}>{lead}</p>
        <div className={styles["actions"]}>{actions}</div>
      </div>
      <div className={styles["illustration"]}>{illustration}</div>
    </section>
  );
}
