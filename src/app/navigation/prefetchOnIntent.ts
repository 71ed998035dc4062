import type { Session } from "#session/createSession.ts";
import { savesData } from "#ui/loading/savesData.ts";
import { findScreenWithQueries, startQueries } from "../screenQueries.ts";

const intentEvents = ["pointerover", "touchstart", "focusin"] as const;

/**
 * Loads the data of a cabinet screen when a pointer, a finger or the focus reaches a link to it. Does not load the screen's
 * chunk: if a release has removed it, the page would reload although nobody followed the link. Loads nothing for visitors who
 * save data. Returns a function that stops it.
 */
export function prefetchOnIntent(session: Session): () => void {
  let lastLink: HTMLAnchorElement | undefined;
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    // A pointer that moves within a link causes an event for each element in it.
    if (!link || link === lastLink || savesData()) return;
    lastLink = link;
    const screen = link.origin === location.origin && findScreenWithQueries(link.pathname);
    if (screen) startQueries(session, screen.id, screen.params);
  };
  for (const event of intentEvents) addEventListener(event, handleIntent, { passive: true });
  return () => {
    for (const event of intentEvents) removeEventListener(event, handleIntent);
  };
}
