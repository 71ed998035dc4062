import type { Params } from "react-router-dom";

/** What the route table says about a screen. */
export interface RouteHandle {
  /** Name of the screen in page-view events. */
  viewName: string;
  /** Message id of the document title; without it the title is the portal's name. */
  titleTranslationKey?: string;
  /** Anonymous visitors are redirected to sign in. */
  signInRequired?: boolean;
  /** Loads the screen's data before a navigation to it that is likely. */
  prefetch?: (link: { params: Params }) => unknown;
}

/** The handle of the innermost route that has one. Takes the matches of `useMatches`. */
export function findHandle(matches: readonly { handle?: unknown }[]): RouteHandle | undefined {
  return matches
    .map(({ handle }) => handle)
    .filter(isRouteHandle)
    .at(-1);
}

/** Does the same for the matches of `matchRoutes` and of the router's state. */
export function findRouteHandle(
  matches: readonly { route: { handle?: unknown } }[] | null,
): RouteHandle | undefined {
  return findHandle(matches?.map(({ route }) => route) ?? []);
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === "object" && handle !== null && "viewName" in handle;
}
