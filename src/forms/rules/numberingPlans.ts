import { queryOptions } from "@tanstack/react-query";
import type { Country } from "#api/generated/main.ts";
import { logError } from "#log.ts";

type Library = Pick<typeof import("libphonenumber-js/min"), "isValidPhoneNumber">;

/** The numbering plans of all countries, which are larger than any screen. */
export function createNumberingPlans(importLibrary: () => Promise<Library>) {
  let library: Library | undefined;
  return {
    /** Returns false if they could not be loaded. */
    async loadNumberingPlans(): Promise<boolean> {
      try {
        library = await importLibrary();
      } catch (error) {
        logError("Telephone numbers are checked by the service alone", error);
      }
      return library !== undefined;
    },

    /**
     * Whether a number exists in the country, or in another one by its prefix. Accepts every number while the numbering plans
     * are not loaded; the service checks it again.
     */
    isAcceptedPhoneNumber: (text: string, country: Country) =>
      library?.isValidPhoneNumber(text, country) ?? true,
  };
}

export const { loadNumberingPlans, isAcceptedPhoneNumber } = createNumberingPlans(
  () => import("libphonenumber-js/min"),
);

export function numberingPlansQuery() {
  return queryOptions({
    queryKey: ["numberingPlans"],
    queryFn: loadNumberingPlans,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
}
