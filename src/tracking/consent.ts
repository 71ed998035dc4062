import { createContext, use, useState } from "react";
import { createStorageEntry } from "../storage/storage.ts";

export type ConsentChoice = "granted" | "denied";

interface Consent {
  /** The visitor's choice; undefined until there is one. */
  choice: ConsentChoice | undefined;
  /** Whether the visitor has asked to change the choice. */
  isReviewed: boolean;
}

const storedChoice = createStorageEntry("localStorage", "taglys.consent");

const noConsent: Consent = { choice: undefined, isReviewed: false };

/** The root layout provides the consent. */
export const ConsentContext = createContext<readonly [Consent, (next: Consent) => void]>([
  noConsent,
  () => {},
]);

/** The consent of the page. If storage is blocked, it lasts until the page unloads. */
export const useConsentState = () => useState(readConsent);

/** Whether the visitor agrees to tracking, in this browser. */
export function useConsent() {
  const [consent, setConsent] = use(ConsentContext);
  return {
    consent,
    choose(choice: ConsentChoice): void {
      storedChoice.write(choice);
      setConsent({ choice, isReviewed: false });
    },
    /** Asks the visitor again; the former choice counts until there is a new one. */
    review: () => setConsent({ ...consent, isReviewed: true }),
  };
}

function readConsent(): Consent {
  const choice = storedChoice.read();
  return choice === "granted" || choice === "denied" ? { choice, isReviewed: false } : noConsent;
}
