import type { ChangeEvent } from "react";
import { useIntl } from "react-intl";
import type { Locale } from "#countries.ts";
import { useText } from "#i18n/text.tsx";
import { Select } from "#ui/fields/choice/Select.tsx";
import { chooseLocale } from "./chooseLocale.ts";
import { LanguageOptions } from "./LanguageOptions.tsx";

/** The list of languages in a header. Its choice takes effect at once. */
export function LanguageChoice({ choices }: { choices: readonly Locale[] }) {
  const intl = useIntl();
  const t = useText();
  const handleChange = ({ target }: ChangeEvent<HTMLSelectElement>) => chooseLocale(target.value);
  return (
    <Select label={t("app.language")} hideLabel variant="quiet" value={intl.locale} onChange={handleChange}>
      <LanguageOptions choices={choices} />
    </Select>
  );
}
