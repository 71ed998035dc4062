import { generatePath } from "react-router-dom";
import { hasErrorCode, isUnauthorized } from "#api/errors.ts";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { Text } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { SignInButton } from "#session/sign-in/SignInButton.tsx";
import { useSignIn } from "#session/sign-in/useSignIn.ts";
import { Button } from "#ui/actions/Button.tsx";
import { InvitationPanel } from "./InvitationPanel.tsx";
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
  const handleAdd = () =>
    mutate(undefined, {
      onSuccess: (wasAdded) => {
        // The URL with the token leaves the history, but the screen stays.
        if (wasAdded) history.replaceState(history.state, "", paths.introduction);
      },
    });

  if (isAdded !== undefined) {
    const [title, text, signInUrl] = isAdded
      ? ([
          "page.associate.addedAnonymously.title",
          "page.associate.addedAnonymously.text",
          generatePath(paths.project, { projectId }),
        ] as const)
      : (["page.associate.used.title", "page.associate.used.signInText", paths.projects] as const);
    return (
      <InvitationPanel
        takesFocus
        title={title}
        text={text}
        actions={
          <SignInButton backUrl={signInUrl}>
            <Text id="page.associate.signIn" />
          </SignInButton>
        }
      />
    );
  }
  if (hasErrorCode(error, "NOT_FOUND")) {
    return (
      <InvitationPanel takesFocus title="page.associate.unknown.title" text="page.associate.unknown.text" />
    );
  }
  return (
    <InvitationPanel
      title="page.associate.title"
      text="page.associate.signInText"
      banner={
        isUnauthorized(error) ? null : (
          <ErrorBanner error={error} title={<Text id="page.associate.failed" />} />
        )
      }
      actions={
        <>
          <Button busy={isSigningIn} onClick={handleSignIn}>
            <Text id="page.associate.signInAndAdd" />
          </Button>
          <Button variant="secondary" busy={isPending} onClick={handleAdd}>
            <Text id="page.associate.addAnonymously" />
          </Button>
        </>
      }
    />
  );
}
