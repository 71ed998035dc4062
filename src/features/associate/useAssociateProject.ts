import type { UseMutationOptions } from "@tanstack/react-query";
import { RequestError } from "#api/errors.ts";
import { requestMainApi } from "#api/graphqlClient.ts";
import { queryKeys } from "#api/queryKeys.ts";
import type { SendOptions } from "#api/send.ts";
import { sendOnce } from "#api/sendOnce.ts";
import { useGuardedMutation } from "#api/useGuardedMutation.ts";
import { AssociateProjectDocument } from "./associateProject.generated.ts";

/** The parameters of the link of an invitation. */
export interface Invitation {
  projectId: string;
  token: string;
}

/**
 * Adds a project to the customer's account, or, if the request is anonymous, to the account of the invitation. Resolves to
 * false if the invitation is invalid or used.
 */
export async function associateProject(
  { projectId, token }: Invitation,
  options: SendOptions = {},
): Promise<boolean> {
  const variables = { entityId: projectId, token };
  const { associateProject: isAdded } = await requestMainApi(AssociateProjectDocument, variables, options);
  if (isAdded === null)
    throw new RequestError("unreadable", "The response does not say whether the project was added.");
  return isAdded;
}

type AssociateProjectOptions = SendOptions & Pick<UseMutationOptions<boolean>, "onSuccess" | "onError">;

export function useAssociateProject(
  invitation: Invitation,
  { anonymous = false, ...callbacks }: AssociateProjectOptions,
) {
  return useGuardedMutation({
    ...callbacks,
    mutationFn: (_, { client }) =>
      // No query tells the result, and a second request would find the invitation used.
      sendOnce(client, {
        key: ["associateProject", invitation.projectId, invitation.token],
        send: () => associateProject(invitation, { anonymous }),
      }),
    meta: { invalidates: [queryKeys.projects] },
  });
}
