import type { ReactNode, Ref } from "react";
import styles from "./Hero.module.css";

type HeroProps = {
  title: ReactNode;
  lead: ReactNode;
  actions: ReactNode;
  illustration: ReactNode;
  /** A line of small type above the title. */
  overline?: ReactNode;
  /** The heading, for moving the focus. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
};

/** The opening of a landing page: text beside an illustration, above it on small screens. */
export function Hero({ title, lead, actions, illustration, overline, headingRef }: HeroProps) {
  return (
    <section className={styles["hero"]}>
      <div className={styles["body"]}>
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
