import { Outlet } from "react-router-dom";
import { Text, useText } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { Logo } from "#ui/illustrations/Logo.tsx";
import { RouteLink } from "#ui/links/RouteLink.tsx";
import { FooterBar } from "#ui/page-frame/FooterBar.tsx";
import { HeaderBar } from "#ui/page-frame/HeaderBar.tsx";
import { PageFrame } from "#ui/page-frame/PageFrame.tsx";
import { LanguageSelect } from "./country-and-language/LanguageSelect.tsx";
import { LegalLinks } from "./legal/LegalLinks.tsx";

/** The layout of the feedback page: logo and language, without navigation that distracts from the form. */
export function FeedbackLayout() {
  const t = useText();
  return (
    <PageFrame
      skipLabel={t("app.skipToContent")}
      header={
        <HeaderBar
          logo={
            <RouteLink to={paths.introduction} aria-label={t("app.home")}>
              <Logo />
            </RouteLink>
          }
          tools={<LanguageSelect />}
        />
      }
      footer={
        <FooterBar logo={<Logo />} note={<Text id="app.footer.note" />}>
          <LegalLinks />
        </FooterBar>
      }
    >
      <Outlet />
    </PageFrame>
  );
}
