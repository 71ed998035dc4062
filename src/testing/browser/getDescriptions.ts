/** The texts that describe an element. */
export function getDescriptions(element: HTMLElement): string[] {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no element has the id ${id}`);
}
