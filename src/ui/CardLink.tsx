import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import styles from "./Card.module.css";
import { joinClasses } from "./joinClasses.ts";

/** The link of an interactive card: its words name the card, its area is the whole card. */
export function CardLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={joinClasses(styles["link"], className)} />;
}
