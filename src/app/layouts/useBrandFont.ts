import { useLayoutEffect } from "react";
import { readStorage, writeStorage } from "#storage/storage.ts";
import { useHasPainted } from "#ui/loading/PaintedContext.tsx";
import { savesData } from "#ui/loading/savesData.ts";

const key = "taglys.brandFont";

/**
 * Loads the brand font: at once in a browser that has loaded it before, so that it is there before the texts, and otherwise
 * after the first screen is drawn, so that it does not delay scripts and data. Until then, and for visitors who save data, a
 * system font with the same metrics is used.
 */
export function useBrandFont(): void {
  const hasBeenDrawn = useHasPainted();
  useLayoutEffect(() => {
    if (savesData() || !(hasBeenDrawn || readStorage("localStorage", key))) return;
    // Sets the class once the font has loaded, so that the page lays out its text again only once.
    document.fonts.load("1em Albert Sans Variable").then(enableBrandFont, enableBrandFont);
  }, [hasBeenDrawn]);
}

/** Lines may break elsewhere in the brand font. A button that moves away while it is pressed would lose the press. */
function enableBrandFont(): void {
  if (document.querySelector(":active")) {
    requestAnimationFrame(enableBrandFont);
  } else {
    document.documentElement.classList.add("brand-font");
    writeStorage("localStorage", key, "1");
  }
}
