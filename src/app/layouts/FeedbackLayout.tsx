import { Outlet } from "react-router-dom";
import { Text } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { FooterBar } from "#ui/page-frame/FooterBar.tsx";
import { HeaderBar } from "#ui/page-frame/HeaderBar.tsx";
import { PageFrame } from "#ui/page-frame/PageFrame.tsx";
import { LanguageSelect } from "./country-and-language/LanguageSelect.tsx";
import { LegalLinks } from "./legal/LegalLinks.tsx";

/** The layout of the feedback page: logo and language, without navigation that distracts from the form. */
export function FeedbackLayout() {
  return (
    <PageFrame
      header={<HeaderBar homePath={paths.introduction} tools={<LanguageSelect />} />}
      footer={
        <FooterBar note={<Text id="app.footer.note" />}>
          <LegalLinks />
        </FooterBar>
      }
    >
      <Outlet />
    </PageFrame>
  );
}
