import type { ComponentProps } from "react";
import { Icon, type IconName } from "../icons/Icon.tsx";
import { joinClassNames } from "../joinClassNames.ts";
import { RouteLink, type RouteLinkProps } from "./RouteLink.tsx";
import styles from "./TextLink.module.css";

type TextLinkStyleProps = {
  /** The icon after the text: an arrow, or the mark of an external link. */
  icon?: IconName | undefined;
  /** For a link outside of a sentence: underlined only on hover, and at least 44 px high. */
  standalone?: boolean | undefined;
};
type AnchorProps = ComponentProps<"a"> & { href: string; to?: never };

/** A text link: `to` for a route of the portal, `href` for any other URL. */
export function TextLink(props: TextLinkStyleProps & ((RouteLinkProps & { href?: never }) | AnchorProps)) {
  const { icon, standalone = false, className, children, ...link } = props;
  const classes = joinClassNames(styles["link"], standalone && styles["standalone"], className);
  const content = (
    <>
      {children}
      {icon ? <Icon name={icon} size={16} /> : null}
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
