import { joinClassNames } from "../joinClassNames.ts";
import styles from "../layout/Card.module.css";
import { RouteLink, type RouteLinkProps } from "./RouteLink.tsx";

/** The link of an interactive `Card`, which covers the whole card. */
export function CardLink({ className, ...rest }: RouteLinkProps) {
  return <RouteLink {...rest} className={joinClassNames(styles["link"], className)} />;
}
