import { type RefObject, useContext, useLayoutEffect, useRef } from "react";
import { HeadingContext } from "./HeadingContext.ts";
import { moveFocus } from "./moveFocus.ts";

/**
 * Returns a ref for an element that may be removed while it has the focus: the focus then moves to `fallback`, by default
 * the heading above, instead of the top of the page.
 */
export function useFocusFallback<T extends HTMLElement>(fallback?: RefObject<HTMLElement | null>) {
  const ref = useRef<T>(null);
  const headingRef = useContext(HeadingContext);
  const target = fallback ?? headingRef;
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      // A heading scrolls into view. Another fallback, such as the end of a growing list, may be far from the text that the visitor reads.
      const preventScroll = target !== headingRef;
      if (element?.contains(document.activeElement)) moveFocus(target.current, { preventScroll });
    };
  }, [target, headingRef]);
  return ref;
}
