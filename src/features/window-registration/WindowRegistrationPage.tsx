import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { runtimeConfigQuery } from "../../api/runtimeConfigQuery.ts";
import { useAuthState } from "../../session/sessionQuery.ts";
import { Container } from "../../ui/Container.tsx";
import { Registration } from "./Registration.tsx";
import { RegistrationUnavailable } from "./RegistrationUnavailable.tsx";

interface WindowRegistrationPageProps {
  /** Called when windows of the customer were registered, and when one of them has got its invoice. */
  onRegistered: () => void;
}

/** Registers windows, of the project in the address or of none. */
export function WindowRegistrationPage({ onRegistered }: WindowRegistrationPageProps) {
  const { projectId } = useParams();
  const { account } = useAuthState();
  const { data: config } = useQuery(runtimeConfigQuery());
  if (!account || !config) return null;
  return (
    <Container width="prose">
      {config.windowRegistrationEnabled ? (
        <Registration
          key={`${account.id} ${projectId}`}
          account={account}
          country={config.country}
          projectId={projectId}
          onRegistered={onRegistered}
        />
      ) : (
        <RegistrationUnavailable />
      )}
    </Container>
  );
}
