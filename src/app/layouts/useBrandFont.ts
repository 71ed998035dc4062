import { useLayoutEffect, useState } from "react";
import { readStorage, writeStorage } from "../../storage/storage.ts";
import { savesData } from "../../ui/loading/savesData.ts";
import { useHasPainted } from "../../ui/loading/useHasPainted.ts";

const key = "taglys.brandFont";

/**
 * Loads the brand font: at once in a tab that has loaded it before, otherwise after the first screen is drawn, so that it does
 * not delay scripts and data. Until then, and for visitors who save data, a system font with the same metrics is used.
 */
export function useBrandFont(): void {
  const hasBeenDrawn = useHasPainted();
  const [isCached] = useState(() => readStorage("sessionStorage", key) !== null);
  const isEnabled = (hasBeenDrawn || isCached) && !savesData();
  useLayoutEffect(() => {
    if (!isEnabled) return;
    const enable = () => {
      document.documentElement.classList.add("brand-font");
      writeStorage("sessionStorage", key, "1");
    };
    if (isCached) enable();
    // All text is laid out again once, and not twice: for the class, and for the font. Without the font it does not change.
    else document.fonts.load("1em Albert Sans Variable").then(enable, enable);
  }, [isEnabled, isCached]);
}
