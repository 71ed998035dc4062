import { useInfiniteQuery } from "@tanstack/react-query";
import { matchPath, useLocation } from "react-router-dom";
import { useConfig } from "#api/runtime-config/useConfig.ts";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { PartBoundary } from "#errors/PartBoundary.tsx";
import { NotificationBell } from "#features/notifications/NotificationBell.tsx";
import { findListedProject, projectsQuery } from "#features/project-list/projectsQuery.ts";
import { registeredWindowsQuery } from "#features/windows/list/registeredWindowsQuery.ts";
import { formatStreetLine } from "#i18n/formats/formatAddress.ts";
import { Text, useText } from "#i18n/text.tsx";
import { paths, windowListPath } from "#paths.ts";
import { useAuthState } from "#session/useSession.ts";
import { NavBar } from "#ui/links/NavBar.tsx";
import { NavItem } from "#ui/links/NavItem.tsx";
import { HeaderBar } from "#ui/page-frame/HeaderBar.tsx";
import { LanguageSelect } from "./country-and-language/LanguageSelect.tsx";
import { SignOutButton } from "./SignOutButton.tsx";

/** The header of signed-in customers: navigation, notifications, language, name and sign-out. */
export function ServiceBar() {
  const t = useText();
  const { account } = useAuthState();
  const { pathname, hash } = useLocation();
  const isAt = (...patterns: string[]) => patterns.some((pattern) => matchPath(pattern, pathname));
  const isAtWindows = `${pathname}${hash}` === windowListPath || isAt(paths.window, paths.windowRegistration);
  const { windowRegistrationEnabled: canRegister } = useConfig();
  // In a country without registration, somebody else may still have handed windows over to the customer.
  const { data: windows } = useInfiniteQuery({ ...registeredWindowsQuery(), enabled: !canRegister });
  return (
    <HeaderBar
      homePath={paths.projects}
      nav={
        <NavBar label={t("cabinet.navigation")}>
          <NavItem
            to={paths.projects}
            icon="home"
            isCurrent={isAt(paths.projects, paths.project) && !isAtWindows}
          >
            <Text id="app.navigation.projects" />
          </NavItem>
          {canRegister || windows?.pages[0]?.items?.length ? (
            <NavItem to={windowListPath} icon="window" isCurrent={isAtWindows}>
              <Text id="app.navigation.windows" />
            </NavItem>
          ) : null}
          <NavItem to={paths.faq} icon="help" isCurrent={isAt(paths.faq)}>
            <Text id="app.navigation.faq" />
          </NavItem>
        </NavBar>
      }
      caption={account ? <Text id="cabinet.signedInAs" values={account} /> : null}
      tools={
        <>
          <LanguageSelect />
          <PartBoundary>
            <NotificationBell
              renderProjectName={(projectId, fallback) => (
                <ProjectStreet projectId={projectId} fallback={fallback} />
              )}
            />
          </PartBoundary>
          <SignOutButton variant="quiet" size="compact" icon="log-out" iconOnlyOnPhone />
        </>
      }
    />
  );
}

interface ProjectStreetProps {
  projectId: string;
  fallback: string;
}

/** The street of a project. `fallback` until the list of projects has loaded, and for a project without a street in it. */
function ProjectStreet({ projectId, fallback }: ProjectStreetProps) {
  const country = useCountryFacts();
  const listed = findListedProject(useInfiniteQuery(projectsQuery()).data, projectId);
  return (listed && formatStreetLine(listed.project, country)) ?? fallback;
}
