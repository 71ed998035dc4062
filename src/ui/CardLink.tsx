import styles from "./Card.module.css";
import { joinClasses } from "./joinClasses.ts";
import { RouteLink, type RouteLinkProps } from "./RouteLink.tsx";

/** The link of an interactive card: its words name the card, its area is the whole card. */
export function CardLink({ className, ...rest }: RouteLinkProps) {
  return <RouteLink {...rest} className={joinClasses(styles["link"], className)} />;
}
