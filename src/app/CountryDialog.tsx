import { useIntl } from "react-intl";
import { Dialog } from "../ui/Dialog.tsx";
import { checkIcon } from "../ui/icons/checkIcon.tsx";
import { Stack } from "../ui/Stack.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { LanguageSelect } from "./LanguageSelect.tsx";
import { messages } from "./messages.ts";
import { useCountryLinks } from "./useCountryLinks.ts";

interface CountryDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Where visitors change the country and, where it has several, the language. */
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
        <LanguageSelect />
        <nav aria-label={intl.formatMessage(messages.country)}>
          <Stack as="ul" gap="small">
            {links.map(({ country, name, url, isCurrent }) => (
              <li key={country}>
                <TextLink
                  href={url}
                  standalone
                  {...(isCurrent && { "aria-current": "true", icon: checkIcon })}
                >
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
