import { createContext, type RefObject } from "react";

/** The heading of the innermost section or dialog, else of the screen. It takes the focus when a focused element below it is removed. */
export const HeadingContext = createContext<RefObject<HTMLElement | null>>({
  get current() {
    return document.querySelector<HTMLElement>("main h1");
  },
});
