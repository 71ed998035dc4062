import { screen, within } from "@testing-library/react";

/** The queries of the section with that heading. */
export function getSection(name: string) {
  return withinSection(screen.getByRole("heading", { name }));
}

/** Waits until the heading is rendered, then returns the queries of its section. */
export async function findSection(name: string) {
  return withinSection(await screen.findByRole("heading", { name }));
}

function withinSection(heading: HTMLElement) {
  const section = heading.closest("section");
  if (!section) throw new Error(`${heading.textContent} is not in a section.`);
  return within(section);
}
