/** Whether a host name never leaves this machine: `localhost`, `<anything>.localhost` or `127.0.0.1`. */
export function isLoopbackHost(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "127.0.0.1";
}

/** Whether an origin, as browsers send it, is on this machine. */
export function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLoopbackHost(new URL(origin).hostname);
}
