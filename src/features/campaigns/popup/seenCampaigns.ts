import { readStoredIds, writeStorage } from "../../../storage/storage.ts";

const storageKey = "taglys.campaignsSeen";

// For browsers that block storage: there a visit lasts until the page is left.
const seenInMemory = new Set<string>();

/** Whether the popup of a campaign was shown in this visit. */
export function hasSeenCampaign(campaignId: string): boolean {
  return seenInMemory.has(campaignId) || readStored().includes(campaignId);
}

export function markCampaignSeen(campaignId: string): void {
  if (hasSeenCampaign(campaignId)) return;
  seenInMemory.add(campaignId);
  writeStorage("sessionStorage", storageKey, JSON.stringify([...readStored(), campaignId]));
}

/** For tests: clears the memory of the page, as a reload does; the storage stays. */
export function clearSeenInMemory(): void {
  seenInMemory.clear();
}

function readStored(): string[] {
  return readStoredIds("sessionStorage", storageKey);
}
