import type { IntlShape } from "react-intl";
import { findText } from "#i18n/text.tsx";
import type { CountryFacts } from "#schema/countries.ts";

interface Person {
  salutation: string | null;
  firstName: string | null;
  lastName: string | null;
}

/** Title, first and last name. A title that only a newer backend knows is left out. */
export function formatPersonName(
  intl: IntlShape,
  { salutation, ...names }: Person,
  { namesWithoutTitle }: Pick<CountryFacts, "namesWithoutTitle">,
): string {
  const title = namesWithoutTitle ? undefined : findText(intl, `person.salutation.${salutation}`);
  return [title, formatFullName(names)].filter(Boolean).join(" ");
}

export function formatFullName({ firstName, lastName }: Omit<Person, "salutation">): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}
