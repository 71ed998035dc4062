import { matchPath } from "react-router-dom";
import type { Metric } from "web-vitals";
import { paths } from "#paths.ts";

/** What the operator learns of an error or a measurement: no texts, no ids, nothing of the visitor. */
export interface Report {
  type: "error" | "web-vital";
  name: string;
  /** The pattern of the route, such as `/project/:projectId`. */
  route: string;
  [detail: string]: string | number | readonly string[];
}

const maxFrames = 10;

/**
 * An error's class and where in the portal's scripts it was thrown. Its message is left out: it may quote data, such as a
 * response that is no JSON.
 */
export function createErrorReport(error: unknown, pathname: string): Report {
  const { name, stack = "" } = error instanceof Error ? error : new Error();
  const frames = [...stack.matchAll(/\/(assets\/[\w.-]+\.js:\d+:\d+)/g)].map(([, frame = ""]) => frame);
  return {
    type: "error",
    name: /^[A-Z]\w{0,40}$/.test(name) ? name : "Error",
    route: findRoutePattern(pathname),
    frames: frames.slice(0, maxFrames),
  };
}

/** For the screen that was measured: `landingPath` is that of the page load, whose measurements come without a URL in some browsers. */
export function createVitalReport(metric: Metric, landingPath: string): Report {
  const { name, value, rating, navigationType, navigationURL } = metric;
  const route = findRoutePattern(
    navigationURL ? new URL(navigationURL, location.href).pathname : landingPath,
  );
  return { type: "web-vital", name, route, value: Math.round(value * 1000) / 1000, rating, navigationType };
}

/** The pattern of the route that a path belongs to; `*` if there is none. */
export function findRoutePattern(pathname: string): string {
  return Object.values(paths).find((pattern) => matchPath(pattern, pathname)) ?? "*";
}
