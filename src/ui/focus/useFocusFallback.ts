import { type RefObject, useContext, useLayoutEffect, useRef } from "react";
import { findHeading, HeadingContext } from "./HeadingContext.ts";
import { moveFocus } from "./moveFocus.ts";

/**
 * Returns a ref for an element that may be removed while it has the focus: the focus then moves to `fallback`, by default
 * the heading above, instead of the top of the page.
 */
export function useFocusFallback<T extends HTMLElement>(fallback?: RefObject<HTMLElement | null>) {
  const ref = useRef<T>(null);
  const headingRef = useContext(HeadingContext);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // A heading scrolls into view. Another fallback, such as the end of a growing list, may be far from the text that the visitor reads.
      if (fallback) moveFocus(fallback.current, { preventScroll: true });
      else moveFocus(findHeading(headingRef));
    };
  }, [fallback, headingRef]);
  return ref;
}
