/** The current announcement for screen readers. */
export function getAnnouncement(): string {
  return document.querySelector("[data-announcements]")?.textContent ?? "";
}
