import { FormattedMessage } from "react-intl";
import { generatePath } from "react-router-dom";
import { hasErrorCode, isUnauthorized } from "../../api/errors.ts";
import { ErrorBanner } from "../../errors/ErrorBanner.tsx";
import { paths } from "../../paths.ts";
import { SignInButton } from "../../session/sign-in/SignInButton.tsx";
import { useSignIn } from "../../session/sign-in/useSignIn.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { InvitationPanel } from "./InvitationPanel.tsx";
import { messages } from "./messages.ts";
import { rememberPendingAddition } from "./pendingAddition.ts";
import { type Invitation, useAssociateProject } from "./useAssociateProject.ts";

interface AddProjectAnonymouslyProps {
  invitation: Invitation;
  /** Where to return after sign-in. */
  backUrl: string;
}

/**
 * For anonymous visitors: a button that signs in and adds the project, and one that adds it without signing in. Where the
 * service asks for a sign-in, the second does as the first.
 */
export function AddProjectAnonymously({ invitation, backUrl }: AddProjectAnonymouslyProps) {
  const { projectId } = invitation;
  const { mutate: signIn, isPending: isSigningIn } = useSignIn({ backUrl });
  const handleSignIn = () => {
    rememberPendingAddition(projectId);
    signIn();
  };
  const addition = useAssociateProject(invitation, {
    anonymous: true,
    onError: (error) => {
      if (isUnauthorized(error)) handleSignIn();
    },
  });
  const { mutate, data: isAdded, error, isPending } = addition;
  const handleAdd = () => mutate();

  if (isAdded !== undefined) {
    const [title, text, signInUrl] = isAdded
      ? [messages.addedTitle, messages.addedText, generatePath(paths.project, { projectId })]
      : [messages.usedTitle, messages.usedSignInText, paths.projects];
    return (
      <InvitationPanel
        takesFocus
        title={title}
        text={text}
        actions={
          <SignInButton backUrl={signInUrl}>
            <FormattedMessage {...messages.signIn} />
          </SignInButton>
        }
      />
    );
  }
  if (hasErrorCode(error, "NOT_FOUND")) {
    return <InvitationPanel takesFocus title={messages.unknownTitle} text={messages.unknownText} />;
  }
  return (
    <InvitationPanel
      title={messages.title}
      text={messages.signInText}
      banner={
        isUnauthorized(error) ? null : (
          <ErrorBanner error={error} title={<FormattedMessage {...messages.failed} />} />
        )
      }
      actions={
        <>
          <Button busy={isSigningIn} onClick={handleSignIn}>
            <FormattedMessage {...messages.signInAndAdd} />
          </Button>
          <Button variant="secondary" busy={isPending} onClick={handleAdd}>
            <FormattedMessage {...messages.addAnonymously} />
          </Button>
        </>
      }
    />
  );
}
