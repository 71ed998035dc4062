/** Sets a cookie by its full text, for example `name=value; path=/`. */
export function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = text;
}

/** Removes all cookies of the site root. */
export function removeCookies(): void {
  for (const pair of document.cookie.split("; ")) setCookie(`${pair.split("=")[0]}=; max-age=0; path=/`);
}
