import { redirect, replace } from "react-router-dom";

/**
 * Redirects from the page of a loader's request. After a page load or Back the window is on that page already. The redirect
 * replaces its entry, since Back would only lead to another redirect. After a press of a link the window is still on the link's
 * page, which stays in the history.
 */
export function redirectFrom({ url }: Request, target: string): Response {
  return isWindowAt(url) ? replacePage(target) : redirect(target);
}

/** Redirects from the window's current page, and replaces its history entry. */
export function replacePage(target: string): Response {
  // The router changes the URL only when the target opens. If the target redirects too, its loader must find the window there.
  history.replaceState(history.state, "", target);
  return replace(target);
}

/** Whether the window is on the page of the URL. Ignores the hash, which requests of loaders do not have. */
export function isWindowAt(url: string): boolean {
  const { pathname, search } = new URL(url, location.origin);
  return pathname + search === location.pathname + location.search;
}
