import { queryOptions } from "@tanstack/react-query";
import type { Country } from "../api/generated/main/graphql.ts";
import { logError } from "../log.ts";

type IsValidPhoneNumber = typeof import("libphonenumber-js/min")["isValidPhoneNumber"];

let isValid: IsValidPhoneNumber | undefined;

/** Loads the countries' numbering plans, which are larger than any screen. Never fails. */
export async function loadNumberingPlans(): Promise<boolean> {
  try {
    isValid = (await import("libphonenumber-js/min")).isValidPhoneNumber;
  } catch (error) {
    logError("Telephone numbers are checked by the service alone", error);
  }
  return isValid !== undefined;
}

/** Whether there are numbering plans. Without them the service alone checks telephone numbers. */
export function numberingPlansQuery() {
  return queryOptions({
    queryKey: ["numberingPlans"],
    queryFn: loadNumberingPlans,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
}

/** Whether a number exists in the country, or in another one by its prefix. Without numbering plans each may. */
export function mayBePhoneNumber(text: string, country: Country): boolean {
  return isValid?.(text, country) ?? true;
}
