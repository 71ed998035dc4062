import { type createBrowserRouter, matchRoutes, type RouteObject } from "react-router-dom";
import { innermostHandle } from "./routeHandle.ts";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "routes">;

const intents = ["pointerover", "touchstart", "focusin"] as const;

/**
 * Loads script and data of a cabinet's screen as soon as a pointer, a finger or the focus comes to a link that leads
 * there: mostly they are there when it is followed. Returns how to stop.
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
  const matches = matchRoutes<RouteObject>(router.routes, pathname) ?? [];
  const handle = innermostHandle(matches.map(({ route }) => route));
  if (!handle?.signInRequired) return;
  for (const { route } of matches) loadScript(route);
  handle.prefetch?.({ params: matches.at(-1)?.params ?? {} });
}

/** One that cannot be loaded is told of when the link is followed. */
function loadScript({ lazy }: RouteObject): void {
  if (typeof lazy === "object") void lazy.Component?.().catch(() => {});
}
