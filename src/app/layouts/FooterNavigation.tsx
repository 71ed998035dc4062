import { useText } from "#i18n/text.tsx";
import { TextLink } from "#ui/links/TextLink.tsx";
import { FooterLinks } from "#ui/page-frame/FooterLinks.tsx";
import { useCountryLinks } from "./country-and-language/useCountryLinks.ts";
import { LegalLinks } from "./legal/LegalLinks.tsx";

/** The footer's links on screens for everybody: the portals of the other countries, and the legal pages. */
export function FooterNavigation() {
  const t = useText();
  const otherLinks = useCountryLinks().filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      {otherLinks.length > 0 && (
        <FooterLinks title={t("app.footer.countries")}>
          {otherLinks.map(({ country, name, url }) => (
            <TextLink key={country} href={url} standalone>
              {name}
            </TextLink>
          ))}
        </FooterLinks>
      )}
      <LegalLinks />
    </>
  );
}
