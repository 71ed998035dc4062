/** Opens an address in a new tab, which learns nothing of the portal. Browsers allow it for a while after a press. */
export function openInNewTab(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.target = "_blank";
  link.rel = "noopener";
  link.click();
}
