import { queryOptions } from "@tanstack/react-query";
import { ApplicationError } from "../../api/errors.ts";
import { requestMainApi } from "../../api/graphqlClient.ts";
import { AssociateProjectDocument } from "./associateProject.generated.ts";

/** The parameters of the link of an invitation. */
export interface Invitation {
  projectId: string;
  token: string;
}

/** Whether an invitation is valid. The operation is sent without a token: for an anonymous visitor it only checks. */
export function invitationQuery({ projectId, token }: Invitation) {
  return queryOptions({
    queryKey: ["invitation", projectId, token],
    queryFn: async ({ signal }): Promise<boolean> => {
      const variables = { entityId: projectId, token };
      const options = { signal, anonymous: true };
      return (await requestMainApi(AssociateProjectDocument, variables, options)).associateProject;
    },
    staleTime: 0,
  });
}

export function isUnknownProject(error: unknown): boolean {
  return error instanceof ApplicationError && error.code === "NOT_FOUND";
}
