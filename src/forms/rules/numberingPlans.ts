import { queryOptions } from "@tanstack/react-query";
import type { Country } from "../../api/generated/main.ts";
import { logError } from "../../log.ts";

type IsValidPhoneNumber = typeof import("libphonenumber-js/min")["isValidPhoneNumber"];

let isValidPhoneNumber: IsValidPhoneNumber | undefined;

/** Loads the numbering plans of all countries, which are larger than any screen. Returns false if they could not be loaded. */
export async function loadNumberingPlans(): Promise<boolean> {
  try {
    isValidPhoneNumber = (await import("libphonenumber-js/min")).isValidPhoneNumber;
  } catch (error) {
    logError("Telephone numbers are checked by the service alone", error);
  }
  return isValidPhoneNumber !== undefined;
}

export function numberingPlansQuery() {
  return queryOptions({
    queryKey: ["numberingPlans"],
    queryFn: loadNumberingPlans,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
}

/**
 * Whether a number exists in the country, or in another one by its prefix. Accepts every number while the numbering plans
 * are not loaded; the service checks it again.
 */
export function isAcceptedPhoneNumber(text: string, country: Country): boolean {
  return isValidPhoneNumber?.(text, country) ?? true;
}
