import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to an element where a change of `state` took away what had it. */
export function useRescuedFocus(ref: RefObject<HTMLElement | null>, state: string): void {
  const stateRef = useRef(state);
  useEffect(() => {
    if (stateRef.current === state) return;
    stateRef.current = state;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [ref, state]);
}
