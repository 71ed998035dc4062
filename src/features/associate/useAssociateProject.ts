import { generatePath, useNavigate } from "react-router-dom";
import { requestMainApi } from "../../api/graphqlClient.ts";
import { queryKeys } from "../../api/queryKeys.ts";
import { sendOnce } from "../../api/sendOnce.ts";
import { useGuardedMutation } from "../../api/useGuardedMutation.ts";
import { paths } from "../../paths.ts";
import { showToast } from "../../ui/feedback/toastStore.ts";
import { AssociateProjectDocument } from "./associateProject.generated.ts";
import type { Invitation } from "./invitationQuery.ts";
import { messages } from "./messages.ts";

/** Adds a project to the customer's account. Resolves to false where the invitation is invalid or was used already. */
export async function associateProject({ projectId, token }: Invitation): Promise<boolean> {
  const variables = { entityId: projectId, token };
  return (await requestMainApi(AssociateProjectDocument, variables)).associateProject;
}

/** Shows a toast and navigates to the project once it is added. */
export function useAssociateProject(invitation: Invitation) {
  const navigate = useNavigate();
  return useGuardedMutation({
    mutationFn: (_, { client }) =>
      sendOnce(client, {
        key: ["associateProject", invitation.projectId, invitation.token],
        send: () => associateProject(invitation),
      }),
    meta: { showsError: true, invalidates: [queryKeys.projects] },
    onSuccess: (isAdded) => {
      if (!isAdded) return;
      showToast({ tone: "positive", text: messages.added, duration: "short" });
      void navigate(generatePath(paths.project, { projectId: invitation.projectId }));
    },
  });
}
