import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * A ref for an element that may go while it has the focus: the focus then moves to `heir`, rather than to the top of the
 * page.
 */
export function useFocusHandover<T extends HTMLElement>(heir: RefObject<HTMLElement | null>) {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) heir.current?.focus();
    };
  }, [heir]);
  return ref;
}
