/** Whether a host name never leaves this machine: `localhost`, `<anything>.localhost` or `127.0.0.1`. */
export function isLoopbackHost(host: string): boolean {
  return host === "127.0.0.1" || /^(?:[a-z0-9-]+\.)*localhost$/.test(host);
}

/** Whether an origin, as browsers send it, or the address of a page is on this machine. */
export function isLoopbackOrigin(origin: string): boolean {
  const url = URL.parse(origin);
  return url !== null && /^https?:$/.test(url.protocol) && isLoopbackHost(url.hostname);
}
