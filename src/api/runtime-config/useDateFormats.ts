import { useIntl } from "react-intl";
import { createDateFormats, type DateFormats } from "#i18n/formats/dateFormats.ts";
import { useCountryFacts } from "./useCountryFacts.ts";

/** Formats dates in the time zone of the portal's country. */
export function useDateFormats(): DateFormats {
  return createDateFormats(useIntl(), useCountryFacts().timeZone);
}
