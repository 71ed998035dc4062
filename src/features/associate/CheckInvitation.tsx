import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { FormattedMessage } from "react-intl";
import { SignInButton } from "../../session/SignInButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { FailureBanner } from "./FailureBanner.tsx";
import { InvitationPanel } from "./InvitationPanel.tsx";
import { type Invitation, invitationQuery, isUnknownProject } from "./invitation.ts";
import { messages } from "./messages.ts";

interface CheckInvitationProps {
  invitation: Invitation;
  /** Where signing in leads back to. */
  backAddress: string;
}

/** For visitors who are not signed in: whether the invitation holds, and the sign-in that uses it. */
export function CheckInvitation({ invitation, backAddress }: CheckInvitationProps) {
  const { data, error, isFetching, refetch } = useQuery(invitationQuery(invitation));
  const retry = useCallback(() => void refetch(), [refetch]);

  if (isUnknownProject(error)) {
    return <InvitationPanel title={messages.unknownTitle} text={messages.unknownText} />;
  }
  const signIn = (
    <SignInButton backAddress={backAddress}>
      <FormattedMessage {...messages.signIn} />
    </SignInButton>
  );
  if (data === false) {
    return <InvitationPanel title={messages.usedTitle} text={messages.usedSignInText} actions={signIn} />;
  }
  if (data) return <InvitationPanel title={messages.title} text={messages.signInText} actions={signIn} />;
  return (
    <InvitationPanel
      title={messages.title}
      text={error && !isFetching ? undefined : messages.checking}
      notice={error ? <FailureBanner title={messages.checkFailed} error={error} /> : undefined}
      actions={
        <Button busy={isFetching} onClick={retry}>
          <FormattedMessage {...(error ? messages.retry : messages.signIn)} />
        </Button>
      }
    />
  );
}
