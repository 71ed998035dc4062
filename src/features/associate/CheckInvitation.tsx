import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { FormattedMessage } from "react-intl";
import { ErrorBanner } from "../../errors/ErrorBanner.tsx";
import { errorMessages } from "../../errors/messages.ts";
import { SignInButton } from "../../session/sign-in/SignInButton.tsx";
import { Button } from "../../ui/actions/Button.tsx";
import { InvitationPanel } from "./InvitationPanel.tsx";
import { type Invitation, invitationQuery, isUnknownProject } from "./invitationQuery.ts";
import { messages } from "./messages.ts";

interface CheckInvitationProps {
  invitation: Invitation;
  /** Where to return after sign-in. */
  backUrl: string;
}

/** For anonymous visitors: whether the invitation is valid, and a button that signs in to use it. */
export function CheckInvitation({ invitation, backUrl }: CheckInvitationProps) {
  const { data: isValid, error, isFetching, refetch } = useQuery(invitationQuery(invitation));
  const handleRetry = useCallback(() => void refetch(), [refetch]);

  if (isUnknownProject(error)) {
    return <InvitationPanel title={messages.unknownTitle} text={messages.unknownText} />;
  }
  const signInButton = (
    <SignInButton backUrl={backUrl}>
      <FormattedMessage {...messages.signIn} />
    </SignInButton>
  );
  if (isValid === false) {
    return (
      <InvitationPanel title={messages.usedTitle} text={messages.usedSignInText} actions={signInButton} />
    );
  }
  if (isValid) {
    return <InvitationPanel title={messages.title} text={messages.signInText} actions={signInButton} />;
  }
  return (
    <InvitationPanel
      title={messages.title}
      text={error && !isFetching ? undefined : messages.checking}
      banner={<ErrorBanner error={error} title={<FormattedMessage {...messages.checkFailed} />} />}
      actions={
        <Button busy={isFetching} onClick={handleRetry}>
          <FormattedMessage {...(error ? errorMessages.retry : messages.signIn)} />
        </Button>
      }
    />
  );
}
