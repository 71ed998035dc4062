import type { ComponentProps } from "react";
import { RouteLink, type RouteLinkProps } from "../links/RouteLink.tsx";
import { ButtonLabel, busyAttributes } from "./ButtonLabel.tsx";
import { type ButtonStyleProps, getButtonClassName } from "./buttonStyle.ts";

type AnchorProps = ComponentProps<"a"> & { href: string; to?: never };

type LinkButtonProps = ButtonStyleProps & {
  /** Shows a spinner over the label. */
  busy?: boolean;
} & ((RouteLinkProps & { href?: never }) | AnchorProps);

/** A link that looks like a button: `to` for a route of the portal, `href` for any other URL. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, wide, iconOnlyOnPhone, icon, busy, className, children, ...link } = props;
  const classes = getButtonClassName({ variant, size, wide, iconOnlyOnPhone }, className);
  const label = (
    <ButtonLabel icon={icon} busy={busy}>
      {children}
    </ButtonLabel>
  );
  return link.to === undefined ? (
    <a {...link} {...(busy && busyAttributes)} className={classes}>
      {label}
    </a>
  ) : (
    <RouteLink {...link} className={classes}>
      {label}
    </RouteLink>
  );
}
