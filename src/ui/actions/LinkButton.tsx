import type { ComponentProps } from "react";
import { RouteLink, type RouteLinkProps } from "../navigation/RouteLink.tsx";
import { ButtonLabel } from "./ButtonLabel.tsx";
import { type ButtonStyleProps, getButtonClassName } from "./buttonStyle.ts";

type AnchorProps = ComponentProps<"a"> & { href: string; to?: never };

/** A link that looks like a button: `to` for a route of the portal, `href` for any other URL. */
export function LinkButton(props: ButtonStyleProps & ((RouteLinkProps & { href?: never }) | AnchorProps)) {
  const { variant, size, wide, iconOnlyOnPhone, icon, className, children, ...link } = props;
  const classes = getButtonClassName({ variant, size, wide, iconOnlyOnPhone }, className);
  const label = <ButtonLabel icon={icon}>{children}</ButtonLabel>;
  return link.to === undefined ? (
    <a {...link} className={classes}>
      {label}
    </a>
  ) : (
    <RouteLink {...link} className={classes}>
      {label}
    </RouteLink>
  );
}
