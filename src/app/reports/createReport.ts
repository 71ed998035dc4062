import { matchPath } from "react-router-dom";
import type { Metric } from "web-vitals";
import { paths } from "#paths.ts";

/** A report of an error or a measurement to the operator, without texts, ids and data of the visitor. */
export interface Report {
  type: "error" | "web-vital";
  name: string;
  /** The pattern of the route, such as `/project/:projectId`. */
  route: string;
  [detail: string]: string | number | readonly string[];
}

const maxFrames = 10;

/**
 * An error's class and its positions in the portal's scripts. It has no message, which may quote data, such as a response that is no JSON.
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

/** The report of the measured screen. `landingPath` is the path of the page load, whose measurements have no URL in some browsers. */
export function createVitalReport(metric: Metric, landingPath: string): Report {
  const { name, value, rating, navigationType, navigationURL } = metric;
  const route = findRoutePattern(
    navigationURL ? new URL(navigationURL, location.href).pathname : landingPath,
  );
  return { type: "web-vital", name, route, value: Math.round(value * 1000) / 1000, rating, navigationType };
}

/** The pattern of a path's route; `*` if there is none. */
export function findRoutePattern(pathname: string): string {
  return Object.values(paths).find((pattern) => matchPath(pattern, pathname)) ?? "*";
}
