/**
 * Navigates to a URL outside the portal, with `replace` in place of the page's history entry. If the browser's history restores
 * this page later, the page reloads.
 */
export function leavePage(url: URL | string, { replace = false } = {}): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
  if (replace) location.replace(url);
  else location.assign(url);
}

/** Tests replace this function, since their pages cannot reload. */
export const reloadPage = () => location.reload();
