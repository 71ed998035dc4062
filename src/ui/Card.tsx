import type { ComponentProps } from "react";
import styles from "./Card.module.css";
import { joinClasses } from "./joinClasses.ts";

type CardProps = ComponentProps<"div"> & {
  as?: "article" | "section" | "div" | undefined;
  /** One `CardLink` inside covers the whole card, which then lifts under the pointer. */
  interactive?: boolean | undefined;
  /** none leaves the spacing to the content, for pictures up to the edge. */
  padding?: "regular" | "none" | undefined;
};

/** A raised sheet for one thing. */
export function Card(props: CardProps) {
  const { as: Element = "div", interactive = false, padding = "regular", className, ...rest } = props;
  return (
    <Element
      {...rest}
      className={joinClasses(
        styles["card"],
        padding === "regular" && styles["padded"],
        interactive && styles["interactive"],
        className,
      )}
    />
  );
}
