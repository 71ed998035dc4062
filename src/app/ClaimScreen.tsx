import { ClaimPage } from "../features/claim/ClaimPage.tsx";
import { useWindowsChanged } from "./useWindowsChanged.ts";

/** The claim of windows, with what it changes elsewhere. */
export function ClaimScreen() {
  return <ClaimPage onClaimed={useWindowsChanged()} />;
}
