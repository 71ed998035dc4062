import { type createBrowserRouter, matchRoutes } from "react-router-dom";
import { findRouteHandle } from "../routeHandle.ts";

const smoothClass = "smooth-scroll";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "state" | "routes" | "subscribe">;

/**
 * Makes the page scroll smoothly, except during a navigation to another screen, where the scroll position has to change at
 * once. Returns a function that unsubscribes.
 */
export function enableSmoothScroll(router: Router): () => void {
  const { classList } = document.documentElement;
  const getViewName = (location: { pathname: string }) =>
    findRouteHandle(matchRoutes(router.routes, location))?.viewName;
  let currentView = getViewName(router.state.location);
  const addClassIfIdle = () => {
    if (router.state.navigation.state === "idle") classList.add(smoothClass);
  };
  // The second frame is painted after the scroll position was restored.
  const addClassAfterScroll = () => requestAnimationFrame(() => requestAnimationFrame(addClassIfIdle));
  classList.add(smoothClass);
  return router.subscribe(({ navigation, location }) => {
    const nextView = getViewName(navigation.location ?? location);
    if (nextView !== currentView) classList.remove(smoothClass);
    if (navigation.state !== "idle") return;
    currentView = nextView;
    if (!classList.contains(smoothClass)) addClassAfterScroll();
  });
}
