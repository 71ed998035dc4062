import { type ReactNode, type Ref, useImperativeHandle, useRef } from "react";
import { HeadingContext } from "../focus/HeadingContext.ts";
import { joinClassNames } from "../joinClassNames.ts";
import { Card } from "./Card.tsx";
import styles from "./Section.module.css";

type SectionProps = {
  id?: string | undefined;
  title: ReactNode;
  /** Makes the section a low card in small type, with its actions always beside the text. */
  isRow?: boolean | undefined;
  /** Buttons. They stand beside the heading if there is room. */
  actions?: ReactNode;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  children?: ReactNode;
  /** A ref to the heading, for moving the focus. */
  ref?: Ref<HTMLHeadingElement | null> | undefined;
};

/**
 * A card with a heading, which takes the focus when a focused element below it is removed. It is no landmark: screen readers
 * would say each heading twice, and list too many landmarks to find one.
 */
export function Section({ id, title, isRow, actions, lead, children, ref }: SectionProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useImperativeHandle<HTMLHeadingElement | null, HTMLHeadingElement | null>(
    ref,
    () => headingRef.current,
    [],
  );
  return (
    <Card
      as="section"
      id={id}
      padding={isRow ? "inline" : "regular"}
      className={joinClassNames(styles["section"], isRow && styles["row"])}
    >
      <div className={styles["header"]}>
        <div className={styles["body"]}>
          <h2 ref={headingRef}>{title}</h2>
          {lead ? <div className={styles["lead"]}>{lead}</div> : null}
        </div>
        {actions ? <div className={styles["actions"]}>{actions}</div> : null}
      </div>
      <HeadingContext value={headingRef}>{children}</HeadingContext>
    </Card>
  );
}
