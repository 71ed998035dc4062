import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { runtimeConfigQuery } from "#api/runtime-config/runtimeConfigQuery.ts";
import { Text, useText } from "#i18n/text.tsx";
import { legalPages } from "#operatorSettings.ts";
import { useConsent } from "#tracking/consent.ts";
import { TextLink } from "#ui/links/TextLink.tsx";
import { FooterLinks } from "#ui/page-frame/FooterLinks.tsx";
import { getLegalPageUrl } from "./getLegalPageUrl.ts";

/** Links to the legal pages of the country, and the way back to the question for consent. */
export function LegalLinks() {
  const intl = useIntl();
  const t = useText();
  const { data: config } = useQuery(runtimeConfigQuery());
  const { review } = useConsent();
  if (!config) return null;
  return (
    <FooterLinks title={t("app.legal.title")} inline>
      {legalPages.map((page) => (
        <TextLink key={page} href={getLegalPageUrl(page, config.country, intl.locale)} standalone>
          <Text id={`app.legal.${page}`} />
        </TextLink>
      ))}
      {config.tagManagerId ? (
        <button key="consent" type="button" onClick={review}>
          <Text id="app.legal.consent" />
        </button>
      ) : null}
    </FooterLinks>
  );
}
