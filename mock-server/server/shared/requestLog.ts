import { parse } from "hono/utils/cookie";
import { worldCookie } from "../../world/worldRegistry.ts";

/** A request that was answered, or whose connection has ended. */
export interface FinishedRequest {
  method: string;
  url: string;
  cookie: string | undefined;
  /** 0 without a response. */
  status: number;
  milliseconds: number;
}

/** Longer segments of a path may be tokens. */
const maxSegment = 40;

/**
 * Formats a request as a line of JSON. It contains no query, no header and no body, and of a path no long segment, so that
 * no token gets into a log.
 */
export function formatLogLine(
  port: string,
  { method, url, cookie, status, milliseconds }: FinishedRequest,
): string {
  const [path = ""] = url.split("?");
  return JSON.stringify({
    time: new Date().toISOString(),
    port,
    world: findWorldId(path, cookie),
    method,
    path: path
      .split("/")
      .map((segment) => (segment.length > maxSegment ? "…" : segment))
      .join("/"),
    status,
    milliseconds: Math.round(milliseconds),
  });
}

/** The world that a request names. */
function findWorldId(path: string, cookie: string | undefined): string | undefined {
  const named = /^\/control\/worlds\/([^/]+)|^\/([^/]+)\.onmicrosoft\.com\/|^\/([^/]+)\/graphql$/.exec(path);
  return named?.[1] ?? named?.[2] ?? named?.[3] ?? parse(cookie ?? "", worldCookie)[worldCookie];
}
