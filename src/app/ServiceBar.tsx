import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { generatePath } from "react-router-dom";
import { runtimeConfigQuery } from "../api/runtimeConfigQuery.ts";
import { useCountryFacts } from "../api/useCountryFacts.ts";
import { NotificationBell } from "../features/notifications/NotificationBell.tsx";
import { projectsQuery } from "../features/projects/projectsQuery.ts";
import { streetLine } from "../i18n/addressLines.ts";
import { paths } from "../paths.ts";
import { useAuthState } from "../session/sessionQuery.ts";
import { HeaderBar } from "../ui/HeaderBar.tsx";
import { helpIcon } from "../ui/icons/helpIcon.tsx";
import { homeIcon } from "../ui/icons/homeIcon.tsx";
import { windowIcon } from "../ui/icons/windowIcon.tsx";
import { NavItem } from "../ui/NavItem.tsx";
import { LanguageSelect } from "./LanguageSelect.tsx";
import { messages } from "./messages.ts";
import { SignOutButton } from "./SignOutButton.tsx";

/** The signed-in customer's bar: where to go, what is new, who is signed in. */
export function ServiceBar({ wordmark }: { wordmark: ReactNode }) {
  const intl = useIntl();
  const { account } = useAuthState();
  const { data: config } = useQuery(runtimeConfigQuery());
  const country = useCountryFacts();
  // Looks on only: the bell knows the addresses of projects that were listed already.
  const { data: projects } = useInfiniteQuery({ ...projectsQuery(), enabled: false });
  const addressOf = useCallback(
    (projectId: string) => {
      const listed = projects?.pages.flatMap(({ items }) => items);
      const found = listed?.find(({ project }) => project.id === projectId);
      return found && streetLine(found.project, country);
    },
    [projects, country],
  );
  return (
    <HeaderBar
      wordmark={wordmark}
      navLabel={intl.formatMessage(messages.mainNavigation)}
      nav={
        <>
          <NavItem to={paths.projects} icon={homeIcon}>
            <FormattedMessage {...messages.projects} />
          </NavItem>
          {config?.windowRegistrationEnabled ? (
            <NavItem to={generatePath(paths.windowRegistration)} icon={windowIcon}>
              <FormattedMessage {...messages.registerWindows} />
            </NavItem>
          ) : null}
          <NavItem to={paths.faq} icon={helpIcon}>
            <FormattedMessage {...messages.faq} />
          </NavItem>
        </>
      }
      caption={account ? <FormattedMessage {...messages.signedInAs} values={account} /> : null}
      tools={
        <>
          <LanguageSelect hideLabel />
          <NotificationBell addressOf={addressOf} />
          <SignOutButton />
        </>
      }
    />
  );
}
