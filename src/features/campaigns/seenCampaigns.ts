const seenKey = "taglys.campaignsSeen";

// Where storage is blocked a visit lasts as long as the page.
const seenHere = new Set<string>();

/** Whether a campaign's popup was shown in this visit. */
export function isSeen(campaignId: string): boolean {
  return seenHere.has(campaignId) || storedIds().includes(campaignId);
}

/** Remembers for this visit that a campaign's popup was shown. */
export function rememberSeen(campaignId: string): void {
  if (isSeen(campaignId)) return;
  seenHere.add(campaignId);
  try {
    sessionStorage.setItem(seenKey, JSON.stringify([...storedIds(), campaignId]));
  } catch {
    // The memory of the page has it.
  }
}

/** Forgets what the page itself remembers; what is stored stays. */
export function forgetSeenHere(): void {
  seenHere.clear();
}

function storedIds(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(seenKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
