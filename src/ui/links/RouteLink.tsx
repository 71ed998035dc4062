import type { ComponentProps, MouseEvent } from "react";
import { type LinkProps, useHref, useLinkClickHandler } from "react-router-dom";

export type RouteLinkProps = Omit<ComponentProps<"a">, "href" | "target"> & Pick<LinkProps, "to">;

export type AnyLinkProps =
  | (RouteLinkProps & { href?: never })
  | (ComponentProps<"a"> & { href: string; to?: never });

/** A link: `to` for a route of the portal, `href` for any other URL. */
export function AnyLink(props: AnyLinkProps) {
  return props.to === undefined ? <a {...props} /> : <RouteLink {...props} />;
}

/**
 * A link to a route of the portal. The router's own `Link` would add more than a kilobyte to the first load, for forms and
 * prefetching that the portal does not use.
 */
export function RouteLink({ to, onClick, ...rest }: RouteLinkProps) {
  const handleRouteClick = useLinkClickHandler<HTMLAnchorElement>(to);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) handleRouteClick(event);
  };
  return <a {...rest} href={useHref(to)} onClick={handleClick} />;
}
