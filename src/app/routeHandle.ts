import type { Params } from "react-router-dom";

/** What the route table says of a screen besides its path. */
export interface RouteHandle {
  /** Name of the screen in page-view events. */
  viewName: string;
  /** Message id of the tab's title; the general title where it is missing. */
  titleTranslationKey?: string;
  /** True for screens that anonymous visitors are sent to sign in from. */
  signInRequired?: boolean;
  /** Starts to load what the screen shows, for somebody who may be about to open it. */
  prefetch?: (link: { params: Params }) => unknown;
}

/** The handle of the innermost route that has one. */
export function innermostHandle(matches: readonly { handle?: unknown }[]): RouteHandle | undefined {
  return matches.map(({ handle }) => handle).findLast(isRouteHandle);
}

/** The same for matches of the router itself. */
export function screenHandle(
  matches: readonly { route: { handle?: unknown } }[] | null,
): RouteHandle | undefined {
  return innermostHandle(matches?.map(({ route }) => route) ?? []);
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === "object" && handle !== null && "viewName" in handle;
}
