import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

/** The longest time between rendering a frame and painting it. */
const paintDelayMs = 100;

const PaintedContext = createContext(false);

/** Whether the first screen has been painted since the page load. */
export function useHasPainted(): boolean {
  return useContext(PaintedContext);
}

/** The provider around all screens: knows when the first one is painted. */
export function PaintedProvider({ children }: { children: ReactNode }) {
  const [hasPainted, setHasPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame is painted some frames after it was rendered, and no event says when.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setHasPainted(true), paintDelayMs);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return <PaintedContext value={hasPainted}>{children}</PaintedContext>;
}
