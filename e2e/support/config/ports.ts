import { networkInterfaces } from "node:os";

/** What a run reuses: a `build`, the servers of `npm start`, or nothing. */
export const reused = parseReused(process.env["E2E_REUSE"]);

/** Added to all ports, so that several runs of the suite can stand side by side on one machine. */
const offset = reused === "start" ? -100 : Number(process.env["E2E_PORT_OFFSET"] ?? 0);

/** Ports of the end-to-end suite's own servers: a hundred above those of `npm start`. */
export const ports = {
  backend: 4100 + offset,
  registration: 4101 + offset,
  identity: 4102 + offset,
  portal: 5273 + offset,
  development: reused === "start" ? 5173 : 5274 + offset,
  /** The portal behind a proxy. */
  preview: 5275 + offset,
  /** Portal and services for phones. */
  phone: 5276 + offset,
} as const;

/** This machine as others in the network reach it; in no network, another address of its own. */
export const networkAddress =
  Object.values(networkInterfaces())
    .flat()
    .find((it) => it?.family === "IPv4" && !it.internal)?.address ?? "127.0.0.2";

/** Main API, REST and control API, reached past the portal's proxy. */
export const backendOrigin = `http://127.0.0.1:${ports.backend}`;

/** The sign-in provider as browsers reach it. */
export const identityOrigin = `http://localhost:${ports.identity}`;

/** Host and port of a country's portal; Node does not resolve it, browsers do. */
export function portalHost(country: string, port: number = ports.portal): string {
  return `${country.toLowerCase()}.localhost:${port}`;
}

function parseReused(value: string | undefined): "build" | "start" | undefined {
  if (!value) return undefined;
  if (value === "build" || value === "start") return value;
  throw new Error(`E2E_REUSE may be build or start, not "${value}".`);
}
