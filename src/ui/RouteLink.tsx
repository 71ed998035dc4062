import { type ComponentProps, type MouseEvent, useCallback } from "react";
import { type LinkProps, useHref, useLinkClickHandler } from "react-router-dom";

export type RouteLinkProps = Omit<ComponentProps<"a">, "href"> & Pick<LinkProps, "to" | "preventScrollReset">;

/**
 * A link to a screen of the portal. In place of the router's own `Link`, which brings forms and prefetching of other kinds
 * of apps along: more than a kilobyte before the first screen.
 */
export function RouteLink({ to, preventScrollReset = false, onClick, ...rest }: RouteLinkProps) {
  const { target = "_self" } = rest;
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target, preventScrollReset });
  const handleClick = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (!event.defaultPrevented) follow(event);
    },
    [onClick, follow],
  );
  return <a {...rest} href={useHref(to)} onClick={handleClick} />;
}
