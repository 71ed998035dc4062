import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { generatePath, useNavigate } from "react-router-dom";
import { hasErrorCode, isSessionExpired } from "../../api/errors.ts";
import { ErrorBanner } from "../../errors/ErrorBanner.tsx";
import { errorMessages } from "../../errors/messages.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { LinkButton } from "../../ui/actions/LinkButton.tsx";
import { showToast } from "../../ui/feedback/toastStore.ts";
import { InvitationPanel } from "./InvitationPanel.tsx";
import { messages } from "./messages.ts";
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
      showToast({ tone: "positive", text: messages.added, duration: "short" });
      void navigate(generatePath(paths.project, { projectId }));
    },
  });
  const { mutate, data: isAdded, error, isPending } = addition;
  const handleClick = () => mutate();
  useEffect(() => {
    if (takePendingAddition(projectId)) mutate();
  }, [projectId, mutate]);

  const projectsLink = (
    <LinkButton to={paths.projects}>
      <FormattedMessage {...messages.toProjects} />
    </LinkButton>
  );
  if (isAdded === false) {
    return (
      <InvitationPanel
        takesFocus
        title={messages.usedTitle}
        text={messages.usedText}
        actions={projectsLink}
      />
    );
  }
  if (hasErrorCode(error, "NOT_FOUND")) {
    return (
      <InvitationPanel
        takesFocus
        title={messages.unknownTitle}
        text={messages.unknownText}
        actions={projectsLink}
      />
    );
  }
  const hasFailed = error !== null && !isSessionExpired(error);
  return (
    <InvitationPanel
      title={messages.title}
      text={messages.addText}
      banner={<ErrorBanner error={error} title={<FormattedMessage {...messages.failed} />} />}
      actions={
        // Busy until the project's page is shown: a second request would find the invitation used.
        <Button busy={isPending || isAdded === true} onClick={handleClick}>
          <FormattedMessage {...(hasFailed ? errorMessages.retry : messages.add)} />
        </Button>
      }
    />
  );
}
