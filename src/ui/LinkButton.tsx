import type { ComponentProps } from "react";
import { ButtonLabel } from "./ButtonLabel.tsx";
import { type ButtonLook, buttonClasses } from "./buttonLook.ts";
import { RouteLink, type RouteLinkProps } from "./RouteLink.tsx";

type AddressLink = ComponentProps<"a"> & { href: string; to?: never };

/** A link that looks like a button: `to` for a route of the portal, `href` for any other address. */
export function LinkButton(props: ButtonLook & ((RouteLinkProps & { href?: never }) | AddressLink)) {
  const { variant, size, wide, iconOnlyOnPhone, icon, className, children, ...link } = props;
  const classes = buttonClasses({ variant, size, wide, iconOnlyOnPhone }, className);
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
