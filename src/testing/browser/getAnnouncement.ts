/** What screen readers are told now. */
export function getAnnouncement(): string {
  const texts = [...document.querySelectorAll("[data-announcements] > p")];
  return texts.map(({ textContent }) => textContent).join(" ");
}
