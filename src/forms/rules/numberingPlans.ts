import { queryOptions } from "@tanstack/react-query";
import type { Country } from "#locales.ts";
import { logError } from "#log.ts";

type Library = Pick<typeof import("libphonenumber-js/min"), "isPossiblePhoneNumber">;

/** A word with a short number after it, as in `030 123456 Durchwahl 12`. The library knows only English words such as "ext.". */
const extensionPattern = /[\s,;/-]*\p{L}[\p{L}.:\s-]*\d{1,7}\s*$/u;

/** The numbering plans of all countries, which are larger than any screen. */
export function createNumberingPlans(importLibrary: () => Promise<Library>) {
  let library: Library | undefined;
  return {
    /** Returns false if the numbering plans could not be loaded. */
    async loadNumberingPlans(): Promise<boolean> {
      try {
        library = await importLibrary();
      } catch (error) {
        logError("Telephone numbers are checked by the service alone", error);
      }
      return library !== undefined;
    },

    /**
     * Whether a number is possible in the country, or by its prefix in another country, with or without an extension. Only the
     * service knows whether it exists. Accepts every number until the numbering plans have loaded.
     */
    isAcceptedPhoneNumber: (text: string, country: Country) =>
      library?.isPossiblePhoneNumber(text.replace(extensionPattern, ""), country) ?? true,
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
    meta: { isPublic: true },
    networkMode: "always",
  });
}
