import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useParams } from "react-router-dom";
import { runtimeConfigQuery } from "../../api/runtimeConfigQuery.ts";
import { useSend } from "../../forms/useSend.ts";
import { useAuthState } from "../../session/sessionQuery.ts";
import { Container } from "../../ui/Container.tsx";
import { ClaimDone } from "./ClaimDone.tsx";
import { ClaimOffer } from "./ClaimOffer.tsx";
import { ClaimRefused } from "./ClaimRefused.tsx";
import { claimWindows, refusalOf } from "./claimWindows.ts";

interface ClaimPageProps {
  /** Called when windows have become the customer's. */
  onClaimed: () => void;
}

/** Claims installed windows by the token of the address: by a button, never by opening the page. */
export function ClaimPage({ onClaimed }: ClaimPageProps) {
  const { token = "" } = useParams();
  return (
    <Container>
      <Claim key={token} token={token.trim()} onClaimed={onClaimed} />
    </Container>
  );
}

function Claim({ token, onClaimed }: ClaimPageProps & { token: string }) {
  const { account } = useAuthState();
  const { data: config } = useQuery(runtimeConfigQuery());
  const { mutate, data, error, isPending } = useSend({
    mutationFn: () => claimWindows(token),
    meta: { ownErrors: true },
    onSuccess: onClaimed,
  });
  const claim = useCallback(() => mutate(), [mutate]);

  const isSignedIn = account !== null;
  const refusal = token === "" ? "missing" : refusalOf(error);
  if (refusal) {
    return (
      <ClaimRefused
        refusal={refusal}
        isSignedIn={isSignedIn}
        canRegister={config?.windowRegistrationEnabled ?? false}
      />
    );
  }
  // Whoever signed out in another tab sees no windows of the account they left.
  if (data && isSignedIn) return <ClaimDone windows={data} />;
  return <ClaimOffer isSignedIn={isSignedIn} isPending={isPending} failure={error} onClaim={claim} />;
}
