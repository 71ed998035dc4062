import { useLayoutEffect, useState } from "react";
import { readStored, writeStored } from "../storage.ts";
import { useHasBeenDrawn } from "../ui/useHasBeenDrawn.ts";

const key = "taglys.brandFont";

/**
 * Sets text in the brand's font: in a tab that has had it, from the start, else once the first screen is drawn. The font
 * would keep scripts and data from the line; until it comes, one of the device with the same measures stands in.
 */
export function useBrandFont(): void {
  const hasBeenDrawn = useHasBeenDrawn();
  const [hasHadIt] = useState(() => readStored("sessionStorage", key) !== null);
  const isWanted = hasBeenDrawn || hasHadIt;
  useLayoutEffect(() => {
    if (!isWanted) return;
    document.documentElement.classList.add("brand-font");
    writeStored("sessionStorage", key, "1");
  }, [isWanted]);
}
