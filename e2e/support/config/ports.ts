import { networkInterfaces } from "node:os";

/** A run reuses a `build`, the servers of `npm start`, or nothing. */
export const reused = readVariable("E2E_REUSE", /^(build|start|)$/, "build or start");
const offset = readVariable("E2E_PORT_OFFSET", /^\d*$/, "a number");

/** Ports of `npm start`, or ten consecutive ports for the servers of this run. Runs with different offsets do not collide. */
const first = reused === "start" ? 4000 : 4100 + Number(offset);
export const ports = {
  backend: first,
  registration: first + 1,
  identity: first + 2,
  portal: reused === "start" ? 5173 : first + 3,
  development: reused === "start" ? 5173 : first + 4,
  /** The portal behind a proxy. */
  preview: first + 5,
  /** Port of the portal and the services for phones. */
  phone: first + 6,
} as const;

/** This machine's address in the network; without a network, another of its addresses. */
export const networkAddress =
  Object.values(networkInterfaces())
    .flat()
    .find((it) => it?.family === "IPv4" && !it.internal)?.address ?? "127.0.0.2";

/** The origin of main API, REST and control API, without the portal's proxy. */
export const backendOrigin = `http://127.0.0.1:${ports.backend}`;

/** The URL of the sign-in provider for browsers. */
export const identityOrigin = `http://localhost:${ports.identity}`;

/** Host and port of a country's portal; Node does not resolve it, browsers do. */
export function portalHost(country: string, port: number = ports.portal): string {
  return `${country.toLowerCase()}.localhost:${port}`;
}

function readVariable(name: string, pattern: RegExp, expected: string): string {
  const value = process.env[name] ?? "";
  if (pattern.test(value)) return value;
  process.stderr.write(`${name} must be ${expected}, not "${value}".\n`);
  process.exit(2);
}
