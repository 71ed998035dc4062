import { writeStored } from "../../storage.ts";
import { storedIds } from "../../storedIds.ts";

const seenKey = "taglys.campaignsSeen";

// Where storage is blocked a visit lasts as long as the page.
const seenHere = new Set<string>();

/** Whether a campaign's popup was shown in this visit. */
export function isSeen(campaignId: string): boolean {
  return seenHere.has(campaignId) || stored().includes(campaignId);
}

/** Remembers for this visit that a campaign's popup was shown. */
export function rememberSeen(campaignId: string): void {
  if (isSeen(campaignId)) return;
  seenHere.add(campaignId);
  writeStored("sessionStorage", seenKey, JSON.stringify([...stored(), campaignId]));
}

/** Forgets what the page itself remembers; what is stored stays. */
export function forgetSeenHere(): void {
  seenHere.clear();
}

function stored(): string[] {
  return storedIds("sessionStorage", seenKey);
}
