import { useEffect } from "react";
import { generatePath, useNavigate } from "react-router-dom";
import { hasErrorCode, isSessionExpired } from "#api/errors.ts";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { Text } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { Button } from "#ui/actions/Button.tsx";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { showToast } from "#ui/notices/toastStore.ts";
import { InvitationPanel } from "./InvitationPanel.tsx";
import { takePendingAddition } from "./pendingAddition.ts";
import { type Invitation, useAssociateProject } from "./useAssociateProject.ts";

/**
 * For signed-in customers: a button that adds the project to their account and shows it. Adds it at once for those who asked
 * for that before they signed in.
 */
export function AddProject({ invitation }: { invitation: Invitation }) {
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

  const projectsLink = (
    <LinkButton to={paths.projects}>
      <Text id="page.projectList.toProjects" />
    </LinkButton>
  );
  if (isAdded === false) {
    return (
      <InvitationPanel
        takesFocus
        title="page.associate.used.title"
        text="page.associate.used.text"
        actions={projectsLink}
      />
    );
  }
  if (hasErrorCode(error, "NOT_FOUND")) {
    return (
      <InvitationPanel
        takesFocus
        title="page.associate.unknown.title"
        text="page.associate.unknown.text"
        actions={projectsLink}
      />
    );
  }
  const hasFailed = error !== null && !isSessionExpired(error);
  return (
    <InvitationPanel
      title="page.associate.title"
      text="page.associate.addText"
      banner={<ErrorBanner error={error} title={<Text id="page.associate.failed" />} />}
      actions={
        // Busy until the project's page is shown: a second request would find the invitation used.
        <Button busy={isPending || isAdded === true} onClick={handleClick}>
          <Text id={hasFailed ? "error.retry" : "page.associate.add"} />
        </Button>
      }
    />
  );
}
