import { useIntl } from "react-intl";
import { TextLink } from "../../../ui/navigation/TextLink.tsx";
import { FooterLinks } from "../../../ui/page/FooterLinks.tsx";
import { messages } from "../../messages.ts";
import { useCountryLinks } from "./useCountryLinks.ts";

/** Links to the portals of the other countries. */
export function CountryFooterLinks() {
  const intl = useIntl();
  const otherLinks = useCountryLinks().filter(({ isCurrent }) => !isCurrent);
  if (otherLinks.length === 0) return null;
  return (
    <FooterLinks title={intl.formatMessage(messages.footerCountries)}>
      {otherLinks.map(({ country, name, url }) => (
        <TextLink key={country} href={url} standalone>
          {name}
        </TextLink>
      ))}
    </FooterLinks>
  );
}
