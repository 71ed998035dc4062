import { type ComponentProps, type MouseEvent, useCallback } from "react";
import { type LinkProps, useHref, useLinkClickHandler } from "react-router-dom";

export type RouteLinkProps = Omit<ComponentProps<"a">, "href"> & Pick<LinkProps, "to" | "preventScrollReset">;

/**
 * A link to a route of the portal. The router's own `Link` would add more than a kilobyte to the first load, for forms and
 * prefetching that the portal does not use.
 */
export function RouteLink({ to, preventScrollReset = false, onClick, ...rest }: RouteLinkProps) {
  const { target = "_self" } = rest;
  const handleRouteClick = useLinkClickHandler<HTMLAnchorElement>(to, { target, preventScrollReset });
  const handleClick = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (!event.defaultPrevented) handleRouteClick(event);
    },
    [onClick, handleRouteClick],
  );
  return <a {...rest} href={useHref(to)} onClick={handleClick} />;
}
