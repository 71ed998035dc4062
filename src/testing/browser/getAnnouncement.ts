/** The current announcement for screen readers. */
export function getAnnouncement(): string {
  const texts = [...document.querySelectorAll("[data-announcements] > p")];
  return texts.map(({ textContent }) => textContent).join(" ");
}
