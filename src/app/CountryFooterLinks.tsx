import { useIntl } from "react-intl";
import { FooterLinks } from "../ui/FooterLinks.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { messages } from "./messages.ts";
import { useCountryLinks } from "./useCountryLinks.ts";

/** Links to the portals of the other countries. */
export function CountryFooterLinks() {
  const intl = useIntl();
  const others = useCountryLinks().filter(({ isCurrent }) => !isCurrent);
  if (others.length === 0) return null;
  return (
    <FooterLinks title={intl.formatMessage(messages.footerCountries)}>
      {others.map(({ country, name, url }) => (
        <TextLink key={country} href={url} standalone>
          {name}
        </TextLink>
      ))}
    </FooterLinks>
  );
}
