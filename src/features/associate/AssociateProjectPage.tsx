import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { useAuthState } from "../../session/sessionQuery.ts";
import { Container } from "../../ui/Container.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { AddProject } from "./AddProject.tsx";
import { CheckInvitation } from "./CheckInvitation.tsx";

interface AssociateProjectPageProps {
  /** Where signing in leads back to. */
  backAddress: string;
  /** What the portal is, for visitors who come here first. */
  introduction: ReactNode;
  /** Called when the account has got the project. */
  onAssociated: () => void;
}

/** The invitation to a project by the address of the page. */
export function AssociateProjectPage({ backAddress, introduction, onAssociated }: AssociateProjectPageProps) {
  const { projectId = "", token = "" } = useParams();
  const { account } = useAuthState();
  const invitation = { projectId, token };
  const key = `${projectId} ${token}`;
  return (
    <Stack gap="large">
      <Container>
        {account ? (
          <AddProject key={key} invitation={invitation} onAdded={onAssociated} />
        ) : (
          <CheckInvitation key={key} invitation={invitation} backAddress={backAddress} />
        )}
      </Container>
      {introduction}
    </Stack>
  );
}
