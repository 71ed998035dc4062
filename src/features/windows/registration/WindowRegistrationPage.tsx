import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { useConfig } from "#api/runtime-config/useConfig.ts";
import { Text } from "#i18n/text.tsx";
import { useAuthState } from "#session/useSession.ts";
import { Container } from "#ui/layout/Container.tsx";
import { LoadingRegion } from "#ui/loading/LoadingRegion.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";
import type { RegistrationProject } from "./purpose/registrationTarget.ts";
import { Registration } from "./Registration.tsx";
import { RegistrationUnavailable } from "./RegistrationUnavailable.tsx";
import styles from "./WindowRegistrationPage.module.css";

interface WindowRegistrationPageProps {
  /** The project in the URL, or the customer's newest; undefined until they have been loaded. */
  projects: readonly RegistrationProject[] | undefined;
  /** Says that the projects could not be loaded, if so. */
  projectsError: ReactNode;
}

/** Registers windows for the project in the URL, for one that is chosen, or without a project. */
export function WindowRegistrationPage({ projects, ...props }: WindowRegistrationPageProps) {
  const { projectId } = useParams();
  const { account } = useAuthState();
  const config = useConfig();
  if (!account) return null;
  return (
    <Container>
      {!config.windowRegistrationEnabled ? (
        <RegistrationUnavailable />
      ) : projects ? (
        <Registration
          key={`${account.id} ${projectId}`}
          account={account}
          country={config.country}
          projectId={projectId}
          projects={projects}
          {...props}
        />
      ) : (
        <LoadingRegion text={<Text id="page.windowRegistration.loading" />}>
          <Skeleton className={styles["skeleton"]} />
        </LoadingRegion>
      )}
    </Container>
  );
}
