import { readStorage, writeStorage } from "../storage/storage.ts";

export type ConsentChoice = "granted" | "denied";

export interface Consent {
  /** Undefined until the visitor has chosen. */
  choice: ConsentChoice | undefined;
  /** Whether the visitor wants to change the choice. */
  isReviewed: boolean;
}

const storageKey = "taglys.consent";

const listeners = new Set<() => void>();
let consent: Consent | undefined;

/** For `useSyncExternalStore`: whether the visitor agrees to tracking, in this browser. */
export function getConsent(): Consent {
  consent ??= { choice: parseChoice(readStorage("localStorage", storageKey)), isReviewed: false };
  return consent;
}

/** Where storage is blocked, the choice holds until the page unloads. */
export function chooseConsent(choice: ConsentChoice): void {
  writeStorage("localStorage", storageKey, choice);
  setConsent({ choice, isReviewed: false });
}

/** Asks the visitor again; the choice holds until there is a new one. */
export function reviewConsent(): void {
  setConsent({ ...getConsent(), isReviewed: true });
}

export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setConsent(next: Consent): void {
  consent = next;
  for (const listener of listeners) listener();
}

function parseChoice(value: string | null): ConsentChoice | undefined {
  return value === "granted" || value === "denied" ? value : undefined;
}
