import { joinClassNames } from "../joinClassNames.ts";
import styles from "../layout/Card.module.css";
import { RouteLink, type RouteLinkProps } from "./RouteLink.tsx";

/** The link of an interactive `Card`, which covers the whole card. The screens fade into each other, also on the way back. */
export function CardLink({ className, ...rest }: RouteLinkProps) {
  return (
    <RouteLink
      {...rest}
      className={joinClassNames(styles["link"], className)}
      viewTransition={isMotionWelcome()}
    />
  );
}

/** Checks for the function too, because the router warns without it. */
function isMotionWelcome(): boolean {
  return "startViewTransition" in document && matchMedia("(prefers-reduced-motion: no-preference)").matches;
}
