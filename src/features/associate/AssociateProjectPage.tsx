import { type ReactNode, useEffect } from "react";
import { generatePath, useNavigate, useParams } from "react-router-dom";
import { hasKind, isUnauthorized } from "#api/errors.ts";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { type PlainMessageId, Text } from "#i18n/text.tsx";
import { paths, trimToken } from "#paths.ts";
import { SignInButton } from "#session/sign-in/SignInButton.tsx";
import { useSignIn } from "#session/sign-in/useSignIn.ts";
import { useAuthState } from "#session/useSession.ts";
import { readStorage, removeStorage, writeStorage } from "#storage/storage.ts";
import { Button } from "#ui/actions/Button.tsx";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { focusOnMount } from "#ui/focus/focusOnMount.ts";
import { Container } from "#ui/layout/Container.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { showToast } from "#ui/notices/toastStore.ts";
import styles from "./AssociateProjectPage.module.css";
import { type Invitation, useAssociateProject } from "./useAssociateProject.ts";

interface AssociateProjectPageProps {
  /** The URL to return to after sign-in. */
  backUrl: string;
  /** The introduction below the invitation, for visitors who do not know the portal. */
  introduction: ReactNode;
}

/** The invitation to a project that the URL names. */
export function AssociateProjectPage({ backUrl, introduction }: AssociateProjectPageProps) {
  const { projectId = "", token: typedToken } = useParams();
  const token = trimToken(typedToken);
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

/**
 * The panel for signed-in customers: a button adds the project to their account and shows it. Adds it at once for customers
 * who requested that before they signed in.
 */
function AddProject({ invitation }: { invitation: Invitation }) {
  const { projectId } = invitation;
  const navigate = useNavigate();
  const addition = useAssociateProject(invitation, {
    onSuccess: (isAdded) => {
      if (!isAdded) return;
      showToast({ tone: "positive", messageId: "page.associate.added", duration: "short" });
      // The page with the token leaves the history: Back would show its URL in a document that sends reports.
      void navigate(generatePath(paths.project, { projectId }), { replace: true });
    },
  });
  const { mutate, data: isAdded, error, isPending } = addition;
  const handleClick = () => mutate();
  useEffect(() => {
    if (takePendingAddition(projectId)) mutate();
  }, [projectId, mutate]);

  const refusal = isAdded === false ? "used" : hasKind(error, "notFound") ? "unknown" : undefined;
  if (refusal) {
    return (
      <InvitationPanel
        takesFocus
        title={`page.associate.${refusal}.title`}
        text={`page.associate.${refusal}.text`}
        actions={
          <LinkButton to={paths.projects}>
            <Text id="page.projectList.toProjects" />
          </LinkButton>
        }
      />
    );
  }
  const hasFailed = error !== null && !hasKind(error, "sessionExpired");
  return (
    <InvitationPanel
      title="page.associate.title"
      text="page.associate.addText"
      banner={<ErrorBanner error={error} title={<Text id="page.associate.failed" />} />}
      actions={
        // The button is busy until the project's page is shown: a second request would find the invitation used.
        <Button busy={isPending || isAdded === true} onClick={handleClick}>
          <Text id={hasFailed ? "error.retry" : "page.associate.add"} />
        </Button>
      }
    />
  );
}

interface AddProjectAnonymouslyProps {
  invitation: Invitation;
  /** The URL to return to after sign-in. */
  backUrl: string;
}

/**
 * The panel for anonymous visitors: one button signs in and adds the project, another one adds it without a sign-in. If the
 * service asks for a sign-in, the second button does the same as the first.
 */
function AddProjectAnonymously({ invitation, backUrl }: AddProjectAnonymouslyProps) {
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
  if (hasKind(error, "notFound")) {
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

interface InvitationPanelProps {
  title: PlainMessageId;
  text: PlainMessageId;
  banner?: ReactNode;
  actions?: ReactNode;
  /** Whether the panel replaces a button that was clicked. */
  takesFocus?: boolean;
}

/** The state of the invitation. */
function InvitationPanel({ title, text, banner, actions, takesFocus = false }: InvitationPanelProps) {
  return (
    <div className={styles["panel"]}>
      <Section
        ref={takesFocus ? focusOnMount : undefined}
        title={<Text id={title} />}
        lead={<Text id={text} />}
      >
        {banner}
        {actions ? <div className={styles["actions"]}>{actions}</div> : null}
      </Section>
    </div>
  );
}

/** The prefix `taglys.account.` makes a sign-out remove it. */
const pendingKey = "taglys.account.invitation";

/** Remembers in this tab that the visitor wants to add the project and signs in first. */
function rememberPendingAddition(projectId: string): void {
  writeStorage("sessionStorage", pendingKey, projectId);
}

/** Whether the visitor wanted to add the project before the sign-in. Returns true once. */
function takePendingAddition(projectId: string): boolean {
  const isRequested = readStorage("sessionStorage", pendingKey) === projectId;
  removeStorage("sessionStorage", pendingKey);
  return isRequested;
}
