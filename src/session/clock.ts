/** Seconds since 1970: the one clock that everything about expiry reads. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
