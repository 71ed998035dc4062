/** Navigates to a URL outside the portal. If the browser's history restores this page later, the page reloads. */
export function leavePage(url: URL | string): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
  location.assign(url);
}
