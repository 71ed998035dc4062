import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { runtimeConfigQuery } from "../../../api/runtime-config/runtimeConfigQuery.ts";
import { useAuthState } from "../../../session/sessionQuery.ts";
import { Container } from "../../../ui/layout/Container.tsx";
import { Registration } from "./Registration.tsx";
import { RegistrationUnavailable } from "./RegistrationUnavailable.tsx";

/** Registers windows for the project in the URL, or without a project. */
export function WindowRegistrationPage() {
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
        />
      ) : (
        <RegistrationUnavailable />
      )}
    </Container>
  );
}
