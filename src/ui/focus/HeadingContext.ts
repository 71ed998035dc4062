import { createContext, type RefObject } from "react";

/** The heading of the innermost section or dialog, else of the screen: takes the focus of what is removed below it. */
export const HeadingContext = createContext<RefObject<HTMLElement | null>>({
  get current() {
    return document.querySelector<HTMLElement>("main h1");
  },
});
