import { type createBrowserRouter, matchRoutes, type RouteObject } from "react-router-dom";
import type { Session } from "#session/createSession.ts";
import { savesData } from "#ui/loading/savesData.ts";
import { startQueries } from "../loaders.ts";
import { findScreen } from "../screens.ts";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "routes">;

const intentEvents = ["pointerover", "touchstart", "focusin"] as const;

/**
 * Loads the data of a cabinet screen when a pointer, a finger or the focus reaches a link to it. Does not load the screen's
 * chunk: if a release has removed it, the page would reload although nobody followed the link. Loads nothing for visitors who
 * save data. Returns a function that stops it.
 */
export function prefetchOnIntent(session: Session, router: Router): () => void {
  let lastLink: HTMLAnchorElement | undefined;
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    // A pointer that moves within a link causes an event for each element in it.
    if (!link || link === lastLink || savesData()) return;
    lastLink = link;
    if (link.href && link.origin === location.origin) prefetchScreen(session, router, link.pathname);
  };
  for (const event of intentEvents) addEventListener(event, handleIntent, { passive: true });
  return () => {
    for (const event of intentEvents) removeEventListener(event, handleIntent);
  };
}

function prefetchScreen(session: Session, { routes }: Router, pathname: string): void {
  const match = matchRoutes<RouteObject>(routes, pathname)?.at(-1);
  const screen = findScreen(match?.route.id);
  if (match && screen) startQueries(session, screen, match.params, false);
}
