import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { useAuthState } from "#session/useSession.ts";
import { Container } from "#ui/layout/Container.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { AddProject } from "./AddProject.tsx";
import { AddProjectAnonymously } from "./AddProjectAnonymously.tsx";

interface AssociateProjectPageProps {
  /** Where to return after sign-in. */
  backUrl: string;
  /** Shown below the invitation, for visitors who do not know the portal. */
  introduction: ReactNode;
}

/** The invitation to a project that the URL names. */
export function AssociateProjectPage({ backUrl, introduction }: AssociateProjectPageProps) {
  const { projectId = "", token = "" } = useParams();
  const { account } = useAuthState();
  const invitation = { projectId, token };
  const key = `${projectId} ${token}`;
  return (
    <Stack gap="large">
      <Container>
        {account ? (
          <AddProject key={key} invitation={invitation} />
        ) : (
          <AddProjectAnonymously key={key} invitation={invitation} backUrl={backUrl} />
        )}
      </Container>
      {introduction}
    </Stack>
  );
}
