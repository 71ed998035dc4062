import { createContext, type RefObject } from "react";

/** The heading of the innermost section or dialog. */
export const HeadingContext = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/** The heading that takes the focus of a removed element: the one of the section or dialog around it, else of the screen. */
export function findHeading(sectionHeading: RefObject<HTMLElement | null> | undefined): HTMLElement | null {
  return sectionHeading?.current ?? document.querySelector<HTMLElement>("main h1");
}
