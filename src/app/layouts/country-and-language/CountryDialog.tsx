import { useText } from "#i18n/text.tsx";

import { Dialog } from "#ui/dialogs/Dialog.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { TextLink } from "#ui/links/TextLink.tsx";
import { LanguageForm } from "./LanguageForm.tsx";
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
