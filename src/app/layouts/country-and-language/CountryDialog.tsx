import { useIntl } from "react-intl";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { Stack } from "../../../ui/layout/Stack.tsx";
import { TextLink } from "../../../ui/navigation/TextLink.tsx";
import { messages } from "../../messages.ts";
import { LanguageForm } from "./LanguageForm.tsx";
import { useCountryLinks } from "./useCountryLinks.ts";

interface CountryDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The dialog for changing the country and, if it has several, the language. */
export function CountryDialog({ open, onClose }: CountryDialogProps) {
  const intl = useIntl();
  const links = useCountryLinks();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={intl.formatMessage(messages.countryAndLanguage)}
      closeLabel={intl.formatMessage(messages.close)}
    >
      <Stack>
        <LanguageForm onApplied={onClose} />
        <nav aria-label={intl.formatMessage(messages.country)}>
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
