import type { FormEvent } from "react";
import { useIntl } from "react-intl";
import { Text, useText } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { FormActions } from "#ui/actions/FormActions.tsx";
import { Select } from "#ui/fields/choice/Select.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { chooseLocale } from "./chooseLocale.ts";
import { LanguageOptions } from "./LanguageOptions.tsx";
import { useCountryLocales } from "./useCountryLocales.ts";

/**
 * The list of the country's languages with a button that applies the choice, so that a dialog does not change its language
 * under the visitor's hand. Renders nothing if there is only one language.
 */
export function LanguageForm({ onApplied }: { onApplied: () => void }) {
  const intl = useIntl();
  const t = useText();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    chooseLocale(String(new FormData(event.currentTarget).get("locale")));
    onApplied();
  };
  const choices = useCountryLocales();
  if (choices.length < 2) return null;
  return (
    <form onSubmit={handleSubmit}>
      <Stack>
        <Select key={intl.locale} name="locale" label={t("app.language")} defaultValue={intl.locale}>
          <LanguageOptions choices={choices} />
        </Select>
        <FormActions>
          <Button type="submit" variant="secondary">
            <Text id="app.language.apply" />
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
}
