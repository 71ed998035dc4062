import { getServerTime } from "../../../api/transport/serverClock.ts";
import { readStorage, writeStorage } from "../../../storage/storage.ts";

export const popupsKey = "taglys.account.popups";
const holdsForMs = 30 * 24 * 60 * 60 * 1000;

// For browsers that block storage: there a popup opens once per page load.
const shownInMemory = new Map<string, number>();

/** Campaigns whose popup was shown in the last 30 days. */
export function getRecentPopups(): ReadonlySet<string> {
  return new Set(readRecent().keys());
}

export function markPopupShown(campaignId: string): void {
  shownInMemory.set(campaignId, getServerTime());
  writeStorage("localStorage", popupsKey, JSON.stringify(Object.fromEntries(readRecent())));
}

/** For tests: clears the memory of the page, as a reload does; the storage stays. */
export function clearPopupsInMemory(): void {
  shownInMemory.clear();
}

function readRecent(): Map<string, number> {
  const shown = [...readStored(), ...shownInMemory];
  return new Map(shown.filter(([, shownAt]) => getServerTime() - shownAt < holdsForMs));
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(readStorage("localStorage", popupsKey) ?? "{}");
    return Object.entries(stored ?? {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === "number",
    );
  } catch {
    return [];
  }
}
