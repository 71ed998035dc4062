import { type createBrowserRouter, matchRoutes, type RouteObject } from "react-router-dom";
import { screenHandle } from "./routeHandle.ts";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "routes">;

const intents = ["pointerover", "touchstart", "focusin"] as const;

/**
 * Loads what a cabinet's screen shows as soon as a pointer, a finger or the focus comes to a link that leads there:
 * mostly it is there when the link is followed. Not the screen's script: one that is gone since the last release would
 * have the page reloaded under somebody who only passed by. Returns how to stop.
 */
export function prefetchOnIntent(router: Router): () => void {
  let latest: HTMLAnchorElement | undefined;
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    // Within a link pointers come to many things.
    if (!link || link === latest) return;
    latest = link;
    if (link.href && link.origin === location.origin) prefetchScreen(router, link.pathname);
  };
  for (const intent of intents) addEventListener(intent, onIntent, { passive: true });
  return () => {
    for (const intent of intents) removeEventListener(intent, onIntent);
  };
}

function prefetchScreen(router: Router, pathname: string): void {
  const matches = matchRoutes<RouteObject>(router.routes, pathname);
  const handle = screenHandle(matches);
  if (handle?.signInRequired) handle.prefetch?.({ params: matches?.at(-1)?.params ?? {} });
}
