import { FormattedMessage, useIntl } from "react-intl";
import { Outlet } from "react-router-dom";
import { paths } from "../../paths.ts";
import { Logo } from "../../ui/illustrations/Logo.tsx";
import { RouteLink } from "../../ui/navigation/RouteLink.tsx";
import { FooterBar } from "../../ui/page/FooterBar.tsx";
import { HeaderBar } from "../../ui/page/HeaderBar.tsx";
import { PageFrame } from "../../ui/page/PageFrame.tsx";
import { messages } from "../messages.ts";
import { LanguageSelect } from "./country-and-language/LanguageSelect.tsx";
import { LegalLinks } from "./legal/LegalLinks.tsx";

/** The layout of the feedback page: logo and language, without navigation that distracts from the form. */
export function FeedbackLayout() {
  const intl = useIntl();
  return (
    <PageFrame
      skipLabel={intl.formatMessage(messages.skipToContent)}
      header={
        <HeaderBar
          logo={
            <RouteLink to={paths.introduction} aria-label={intl.formatMessage(messages.home)}>
              <Logo />
            </RouteLink>
          }
          tools={<LanguageSelect />}
        />
      }
      footer={
        <FooterBar logo={<Logo />} note={<FormattedMessage {...messages.footerNote} />}>
          <LegalLinks />
        </FooterBar>
      }
    >
      <Outlet />
    </PageFrame>
  );
}
