import { useParams } from "react-router-dom";
import { useConfig } from "#api/runtime-config/useConfig.ts";
import { windowListPath } from "#paths.ts";
import { useAuthState } from "#session/useSession.ts";
import { Container } from "#ui/layout/Container.tsx";
import { ClaimDone } from "./ClaimDone.tsx";
import { ClaimError } from "./ClaimError.tsx";
import { ClaimOffer } from "./ClaimOffer.tsx";
import { getClaimErrorReason } from "./getClaimErrorReason.ts";
import { useClaimRegisteredWindows } from "./useClaimRegisteredWindows.ts";

/** Claims registered windows by the token in the URL. Only a button does so: link previews open URLs too. */
export function ClaimPage() {
  const { token = "" } = useParams();
  return (
    <Container>
      <Claim key={token} token={token.trim()} />
    </Container>
  );
}

function Claim({ token }: { token: string }) {
  const { account } = useAuthState();
  const { windowRegistrationEnabled } = useConfig();
  const { mutate, data, error, isPending } = useClaimRegisteredWindows(token);
  const handleClaim = () =>
    mutate(undefined, {
      // The URL with the token leaves the history, but the screen stays. Back and a reload lead to the windows.
      onSuccess: () => history.replaceState(history.state, "", windowListPath),
    });

  const isSignedIn = account !== null;
  const reason = token === "" ? "missing" : getClaimErrorReason(error);
  if (reason) {
    return <ClaimError reason={reason} isSignedIn={isSignedIn} canRegister={windowRegistrationEnabled} />;
  }
  // After a sign-out in another tab, the windows of the account must not stay on the screen.
  if (data && isSignedIn) return <ClaimDone windows={data} />;
  return <ClaimOffer isSignedIn={isSignedIn} isPending={isPending} error={error} onClaim={handleClaim} />;
}
