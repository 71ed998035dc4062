import type { ChangeEvent } from "react";
import { useIntl } from "react-intl";
import type { Locale } from "../../../countries.ts";
import { Select } from "../../../ui/fields/choice/Select.tsx";
import { messages } from "../../messages.ts";
import { chooseLocale } from "./chooseLocale.ts";
import { LanguageOptions } from "./LanguageOptions.tsx";

/** The list of languages in a header. Its choice takes effect at once. */
export function LanguageChoice({ choices }: { choices: readonly Locale[] }) {
  const intl = useIntl();
  const handleChange = ({ target }: ChangeEvent<HTMLSelectElement>) => chooseLocale(target.value);
  return (
    <Select
      label={intl.formatMessage(messages.language)}
      hideLabel
      variant="quiet"
      value={intl.locale}
      onChange={handleChange}
    >
      <LanguageOptions choices={choices} />
    </Select>
  );
}
