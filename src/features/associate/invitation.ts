import { queryOptions } from "@tanstack/react-query";
import { ApplicationError } from "../../api/errors.ts";
import { AssociateProjectDocument } from "../../api/generated/main/graphql.ts";
import { requestMainApi } from "../../api/graphqlClient.ts";

/** An invitation to a project, as its link has it. */
export interface Invitation {
  projectId: string;
  token: string;
}

/** Adds a project to the visitor's account. False where the invitation does not fit, or is somebody else's by now. */
export async function associateProject({ projectId, token }: Invitation): Promise<boolean> {
  const variables = { entityId: projectId, token };
  return (await requestMainApi(AssociateProjectDocument, variables)).associateProject;
}

/** Whether an invitation holds. Asked by an anonymous visitor alone, for whom nothing is added. */
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

/** Whether there is no such project. */
export function isUnknownProject(error: unknown): boolean {
  return error instanceof ApplicationError && error.code === "NOT_FOUND";
}
