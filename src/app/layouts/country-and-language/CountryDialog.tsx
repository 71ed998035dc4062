import type { FormEvent } from "react";
import { useIntl } from "react-intl";
import { Text, useText } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { FormActions } from "#ui/actions/FormActions.tsx";
import { Dialog } from "#ui/dialogs/Dialog.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { TextLink } from "#ui/links/TextLink.tsx";
import { chooseLocale, useCountryLocales } from "./chooseLocale.ts";
import { LanguageField } from "./LanguageField.tsx";
import { useCountryLinks } from "./useCountryLinks.ts";

interface CountryDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The dialog for changing the country and, if it has several, the language. */
export function CountryDialog({ open, onClose }: CountryDialogProps) {
  const t = useText();
  const links = useCountryLinks();
  return (
    <Dialog open={open} onClose={onClose} title={t("app.countryAndLanguage")} closeLabel={t("app.close")}>
      <Stack>
        <LanguageForm onApplied={onClose} />
        <nav aria-label={t("app.country")}>
          <Stack as="ul" gap="small">
            {links.map(({ country, name, url, isCurrent }) => (
              <li key={country}>
                <TextLink href={url} standalone {...(isCurrent && { "aria-current": "true", icon: "check" })}>
                  {name}
                </TextLink>
              </li>
            ))}
          </Stack>
        </nav>
      </Stack>
    </Dialog>
  );
}

/**
 * The list of the country's languages. A button applies the choice, so that the dialog's language does not change while the
 * visitor chooses. Renders nothing if there is only one language.
 */
function LanguageForm({ onApplied }: { onApplied: () => void }) {
  const intl = useIntl();
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
        <LanguageField key={intl.locale} choices={choices} name="locale" defaultValue={intl.locale} />
        <FormActions>
          <Button type="submit" variant="secondary">
            <Text id="app.language.apply" />
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
}
