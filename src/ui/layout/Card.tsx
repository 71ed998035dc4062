import type { ComponentProps } from "react";
import { joinClassNames } from "../joinClassNames.ts";
import styles from "./Card.module.css";

type CardProps = ComponentProps<"div"> & {
  as?: "article" | "section" | "div" | undefined;
  /** Lifts the card under the pointer; a `CardLink` inside makes all of it a link. */
  interactive?: boolean | undefined;
  /** `inline` is for rows that have their own height, `none` for content up to the edge. */
  padding?: "regular" | "inline" | "none" | undefined;
};

export function Card(props: CardProps) {
  const { as: Element = "div", interactive = false, padding = "regular", className, ...rest } = props;
  return (
    <Element
      {...rest}
      className={joinClassNames(
        styles["card"],
        padding !== "none" && styles["padded"],
        padding === "inline" && styles["rows"],
        interactive && styles["interactive"],
        className,
      )}
    />
  );
}
