import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Returns a ref for an element that may be removed while it has the focus: the focus then moves to `fallback` instead of
 * the top of the page.
 */
export function useFocusFallback<T extends HTMLElement>(fallback: RefObject<HTMLElement | null>) {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) fallback.current?.focus({ preventScroll: true });
    };
  }, [fallback]);
  return ref;
}
