import { findClaimLinkKeys, getClaimLinkPrefix } from "./draftKeys.ts";
import { readStorage, removeStorage, writeStorage } from "./storage.ts";

/** A link with which the owner claims registered windows. No request returns its token again. */
export interface ClaimLink {
  token: string;
  windows: readonly { key: string; serialNumber: string }[];
  /** Milliseconds since 1970. */
  registeredAt: number;
  /** Whether the link was copied, shared, sent by e-mail or printed. */
  isPassedOn: boolean;
}

/** The links that this device keeps for an account, the newest first. */
export function readClaimLinks(accountId: string): ClaimLink[] {
  return findClaimLinkKeys(accountId)
    .flatMap((key) => parseClaimLink(readStorage("localStorage", key)) ?? [])
    .toSorted((a, b) => b.registeredAt - a.registeredAt);
}

/** Stores a link, and replaces its earlier state. Returns false if storage is blocked or full. */
export function writeClaimLink(accountId: string, link: ClaimLink): boolean {
  return writeStorage("localStorage", getKey(accountId, link), JSON.stringify(link));
}

export function removeClaimLink(accountId: string, link: ClaimLink): void {
  removeStorage("localStorage", getKey(accountId, link));
}

/** Each link has a key, so that tabs do not overwrite each other's. */
function getKey(accountId: string, { token }: ClaimLink): string {
  return getClaimLinkPrefix(accountId) + token;
}

function parseClaimLink(json: string | null): ClaimLink | undefined {
  try {
    const link: ClaimLink = JSON.parse(json ?? "");
    return typeof link.token === "string" && Array.isArray(link.windows) ? link : undefined;
  } catch {
    return undefined;
  }
}
