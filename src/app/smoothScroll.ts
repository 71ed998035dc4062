import { type createBrowserRouter, matchRoutes } from "react-router-dom";
import { screenHandle } from "./routeHandle.ts";

const smoothClass = "smooth-scroll";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "state" | "routes" | "subscribe">;

/**
 * Lets the page scroll smoothly, except while one screen gives way to another: there the position is to change at once.
 * Returns how to stop.
 */
export function keepSmoothScroll(router: Router): () => void {
  const { classList } = document.documentElement;
  const viewAt = (location: { pathname: string }) =>
    screenHandle(matchRoutes(router.routes, location))?.viewName;
  let shown = viewAt(router.state.location);
  const addWhenIdle = () => {
    if (router.state.navigation.state === "idle") classList.add(smoothClass);
  };
  const readd = () => requestAnimationFrame(() => requestAnimationFrame(addWhenIdle));
  classList.add(smoothClass);
  return router.subscribe(({ navigation, location }) => {
    const next = viewAt(navigation.location ?? location);
    if (next !== shown) classList.remove(smoothClass);
    if (navigation.state !== "idle") return;
    shown = next;
    if (!classList.contains(smoothClass)) readd();
  });
}
