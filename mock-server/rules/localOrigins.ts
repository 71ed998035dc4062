/** Whether a host name means this machine: `localhost`, `<anything>.localhost` or `127.0.0.1`. */
export function isLocalHost(host: string): boolean {
  return host === "127.0.0.1" || /^(?:[a-z0-9-]+\.)*localhost$/.test(host);
}

/** Whether an origin or URL is on this machine. */
export function isLocalOrigin(origin: string): boolean {
  const url = URL.parse(origin);
  return url !== null && /^https?:$/.test(url.protocol) && isLocalHost(url.hostname);
}
