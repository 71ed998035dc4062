import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { createStorageEntry } from "../storage/storage.ts";

export type ConsentChoice = "granted" | "denied";

export interface Consent {
  /** Undefined until the visitor has chosen. */
  choice: ConsentChoice | undefined;
  /** Whether the visitor wants to change the choice. */
  isReviewed: boolean;
}

const storedChoice = createStorageEntry("localStorage", "taglys.consent");

/** Where storage is blocked, the choice holds until the page unloads. */
const consentQuery = queryOptions({
  queryKey: ["consent"],
  queryFn: readConsent,
  initialData: readConsent,
  // It is read once, as blocked storage has forgotten the choice.
  enabled: false,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Whether the visitor agrees to tracking, in this browser. */
export function useConsent() {
  const queryClient = useQueryClient();
  const { data: consent } = useQuery(consentQuery);
  const setConsent = (next: Consent) => void queryClient.setQueryData(consentQuery.queryKey, next);
  return {
    consent,
    choose(choice: ConsentChoice): void {
      storedChoice.write(choice);
      setConsent({ choice, isReviewed: false });
    },
    /** Asks the visitor again; the choice holds until there is a new one. */
    review: () => setConsent({ ...consent, isReviewed: true }),
  };
}

function readConsent(): Consent {
  return { choice: parseChoice(storedChoice.read()), isReviewed: false };
}

function parseChoice(value: string | null): ConsentChoice | undefined {
  return value === "granted" || value === "denied" ? value : undefined;
}
