import { FormattedMessage, useIntl } from "react-intl";
import { Outlet } from "react-router-dom";
import { paths } from "../paths.ts";
import { FooterBar } from "../ui/FooterBar.tsx";
import { HeaderBar } from "../ui/HeaderBar.tsx";
import { Wordmark } from "../ui/illustrations/Wordmark.tsx";
import { PageFrame } from "../ui/PageFrame.tsx";
import { RouteLink } from "../ui/RouteLink.tsx";
import { LanguageSelect } from "./LanguageSelect.tsx";
import { messages } from "./messages.ts";

/** Around the feedback page: the brand and the language, and nothing that leads away from the question. */
export function FeedbackLayout() {
  const intl = useIntl();
  return (
    <PageFrame
      skipLabel={intl.formatMessage(messages.skipToContent)}
      header={
        <HeaderBar
          wordmark={
            <RouteLink to={paths.introduction} aria-label={intl.formatMessage(messages.home)}>
              <Wordmark />
            </RouteLink>
          }
          tools={<LanguageSelect hideLabel />}
        />
      }
      footer={<FooterBar wordmark={<Wordmark />} note={<FormattedMessage {...messages.footerNote} />} />}
    >
      <Outlet />
    </PageFrame>
  );
}
