import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { generatePath } from "react-router-dom";
import { runtimeConfigQuery } from "../api/runtimeConfigQuery.ts";
import { unreadNotificationsQuery } from "../features/notifications/unreadNotificationsQuery.ts";
import { paths } from "../paths.ts";
import { useAuthState } from "../session/sessionQuery.ts";
import { CountBadge } from "../ui/CountBadge.tsx";
import { HeaderBar } from "../ui/HeaderBar.tsx";
import { NavItem } from "../ui/NavItem.tsx";
import { LanguageSelect } from "./LanguageSelect.tsx";
import { messages } from "./messages.ts";
import { SignOutButton } from "./SignOutButton.tsx";

/** The signed-in customer's bar: where to go, what is new, who is signed in. */
export function ServiceBar({ wordmark }: { wordmark: ReactNode }) {
  const intl = useIntl();
  const { account } = useAuthState();
  const { data: config } = useQuery(runtimeConfigQuery());
  const { data: notifications } = useQuery(unreadNotificationsQuery());
  const unread = notifications?.totalCount ?? 0;
  return (
    <HeaderBar
      wordmark={wordmark}
      navLabel={intl.formatMessage(messages.mainNavigation)}
      nav={
        <>
          <NavItem to={paths.projects} icon="home">
            <FormattedMessage {...messages.projects} />
          </NavItem>
          {config?.windowRegistrationEnabled ? (
            <NavItem to={generatePath(paths.windowRegistration)} icon="window">
              <FormattedMessage {...messages.registerWindows} />
            </NavItem>
          ) : null}
          <NavItem to={paths.faq} icon="help">
            <FormattedMessage {...messages.faq} />
          </NavItem>
        </>
      }
      caption={account ? <FormattedMessage {...messages.signedInAs} values={account} /> : null}
      tools={
        <>
          <LanguageSelect hideLabel />
          <CountBadge
            icon="bell"
            count={unread}
            emphasis={unread > 0}
            label={intl.formatMessage(messages.unreadNotifications, { count: unread })}
          />
          <SignOutButton />
        </>
      }
    />
  );
}
