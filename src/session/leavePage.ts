/** Leaves the portal for an address elsewhere. Brought back from the browser's history, the page starts anew. */
export function leavePage(address: URL | string): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
  location.assign(address);
}
