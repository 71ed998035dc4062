import { useLayoutEffect } from "react";
import type { Choices } from "./choices.ts";

/** Draws the whole document by day or by night, for as long as the page is open. */
export function useTheme(theme: Choices["theme"]): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.colorScheme = theme === "system" ? "" : theme;
    return () => {
      style.colorScheme = "";
    };
  }, [theme]);
}
