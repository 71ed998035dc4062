import type { ComponentProps } from "react";
import { Icon, type IconDrawing } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import { RouteLink, type RouteLinkProps } from "./RouteLink.tsx";
import styles from "./TextLink.module.css";

type Looks = {
  /** Follows the words, for an arrow or the mark of an outside address. */
  icon?: IconDrawing | undefined;
  /** Stands by itself rather than in a sentence: no underline until hovered, and a target of 44 px. */
  standalone?: boolean | undefined;
};
type AddressLink = ComponentProps<"a"> & { href: string; to?: never };

/** A link in text: `to` for a route of the portal, `href` for any other address. */
export function TextLink(props: Looks & ((RouteLinkProps & { href?: never }) | AddressLink)) {
  const { icon, standalone = false, className, children, ...link } = props;
  const classes = joinClasses(styles["link"], standalone && styles["standalone"], className);
  const content = (
    <>
      {children}
      {icon ? <Icon drawing={icon} size={16} /> : null}
    </>
  );
  return link.to === undefined ? (
    <a {...link} className={classes}>
      {content}
    </a>
  ) : (
    <RouteLink {...link} className={classes}>
      {content}
    </RouteLink>
  );
}
