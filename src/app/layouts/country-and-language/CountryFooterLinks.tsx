import { useText } from "#i18n/text.tsx";
import { TextLink } from "#ui/links/TextLink.tsx";
import { FooterLinks } from "#ui/page-frame/FooterLinks.tsx";
import { useCountryLinks } from "./useCountryLinks.ts";

/** Links to the portals of the other countries. */
export function CountryFooterLinks() {
  const t = useText();
  const otherLinks = useCountryLinks().filter(({ isCurrent }) => !isCurrent);
  if (otherLinks.length === 0) return null;
  return (
    <FooterLinks title={t("app.footer.countries")}>
      {otherLinks.map(({ country, name, url }) => (
        <TextLink key={country} href={url} standalone>
          {name}
        </TextLink>
      ))}
    </FooterLinks>
  );
}
