import { useCallback } from "react";
import { FormattedMessage } from "react-intl";
import { generatePath, useNavigate } from "react-router-dom";
import { isSessionEnd } from "../../api/errors.ts";
import { useSend } from "../../forms/useSend.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { showToast } from "../../ui/toastStore.ts";
import { FailureBanner } from "./FailureBanner.tsx";
import { InvitationPanel } from "./InvitationPanel.tsx";
import { associateProject, type Invitation, isUnknownProject } from "./invitation.ts";
import { messages } from "./messages.ts";

/** For signed-in visitors: the button that adds the project to their account. */
export function AddProject({ invitation, onAdded }: { invitation: Invitation; onAdded: () => void }) {
  const navigate = useNavigate();
  const { mutate, data, error, isPending } = useSend({
    mutationFn: associateProject,
    meta: { ownErrors: true },
    onSuccess: (isAdded, { projectId }) => {
      if (!isAdded) return;
      onAdded();
      showToast({ tone: "positive", text: messages.added, duration: "short" });
      void navigate(generatePath(paths.project, { projectId }));
    },
  });
  const add = useCallback(() => mutate(invitation), [mutate, invitation]);

  const toProjects = (
    <LinkButton to={paths.projects}>
      <FormattedMessage {...messages.toProjects} />
    </LinkButton>
  );
  if (data === false) {
    return <InvitationPanel isNew title={messages.usedTitle} text={messages.usedText} actions={toProjects} />;
  }
  if (isUnknownProject(error)) {
    return (
      <InvitationPanel isNew title={messages.unknownTitle} text={messages.unknownText} actions={toProjects} />
    );
  }
  const hasFailed = error !== null && !isSessionEnd(error);
  return (
    <InvitationPanel
      title={messages.title}
      text={messages.addText}
      notice={hasFailed ? <FailureBanner title={messages.failed} error={error} /> : undefined}
      actions={
        // Until the project's page is there, a second press would only find the invitation used.
        <Button busy={isPending || data === true} onClick={add}>
          <FormattedMessage {...(hasFailed ? messages.retry : messages.add)} />
        </Button>
      }
    />
  );
}
