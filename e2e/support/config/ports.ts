/** Added to all ports, so that several runs of the suite can stand side by side on one machine. */
const offset = Number(process.env["E2E_PORT_OFFSET"] ?? 0);

/** Ports of the end-to-end suite's own servers, apart from those of `npm start`. */
export const ports = {
  backend: 4100 + offset,
  registration: 4101 + offset,
  identity: 4102 + offset,
  portal: 5273 + offset,
  development: 5274 + offset,
  /** The portal behind a proxy. */
  preview: 5275 + offset,
} as const;

/** Main API, REST and control API, reached past the portal's proxy. */
export const backendOrigin = `http://127.0.0.1:${ports.backend}`;

/** The sign-in provider as browsers reach it. */
export const identityOrigin = `http://localhost:${ports.identity}`;

/** Host and port of a country's portal; Node does not resolve it, browsers do. */
export function portalHost(country: string, port: number = ports.portal): string {
  return `${country.toLowerCase()}.localhost:${port}`;
}
