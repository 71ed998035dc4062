import { CountryFooterLinks } from "./country-and-language/CountryFooterLinks.tsx";
import { LegalLinks } from "./legal/LegalLinks.tsx";

/** What the footer of screens for everybody leads to. */
export function FooterNavigation() {
  return (
    <>
      <CountryFooterLinks />
      <LegalLinks />
    </>
  );
}
