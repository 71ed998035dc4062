import type { UseMutationOptions } from "@tanstack/react-query";
import { requestRegistrationService } from "#api/graphqlClient.ts";
import { queryKeys } from "#api/queryKeys.ts";
import { sendOnce } from "#api/sendOnce.ts";
import { useGuardedMutation } from "#api/useGuardedMutation.ts";
import { findRegisteredWindows, isSerialNumberTaken } from "./findRegisteredWindows.ts";
import {
  type NewWindowFragment,
  RegisterInstalledWindowsDocument,
  RegisterProjectWindowsDocument,
  RegisterWindowsWithOwnerDocument,
} from "./registration.generated.ts";
import type { ValidRegistration, WindowProductInput } from "./validateRegistration.ts";

/** The registered windows of the customer, or a token with which somebody else claims them. */
export type RegistrationResult =
  | { kind: "windows"; windows: readonly NewWindowFragment[]; projectId?: string | undefined }
  | { kind: "token"; token: string; windows: readonly WindowProductInput[] };

/** Registers windows with one of three operations: for a project, for an owner, or, without either, for somebody who claims them later. */
export async function registerWindows(
  { windowProducts, productOwner }: ValidRegistration,
  projectId?: string,
): Promise<RegistrationResult> {
  if (projectId !== undefined) {
    const variables = { projectId, windowProducts };
    const data = await requestRegistrationService(RegisterProjectWindowsDocument, variables);
    return { kind: "windows", windows: data.registerProjectWindows, projectId };
  }
  if (productOwner) {
    const variables = { windowProducts, productOwner };
    const data = await requestRegistrationService(RegisterWindowsWithOwnerDocument, variables);
    return { kind: "windows", windows: data.registerWindowsWithOwner };
  }
  const data = await requestRegistrationService(RegisterInstalledWindowsDocument, { windowProducts });
  return { kind: "token", token: data.registerInstalledWindows, windows: windowProducts };
}

interface RegisterWindowsVariables {
  registration: ValidRegistration;
  /** The windows' project; undefined without one. */
  projectId: string | undefined;
  /** The windows that were submitted, for `onSuccess`: the form may change before the response comes. */
  windowNumbers: readonly string[];
}

type Options = UseMutationOptions<RegistrationResult, Error, RegisterWindowsVariables>;

/** `onSuccess` runs even after the form has unmounted, since the draft and the invoices survive it. */
export function useRegisterWindows(options: Pick<Options, "onSuccess">) {
  return useGuardedMutation({
    ...options,
    mutationFn: ({ registration, projectId }: RegisterWindowsVariables, { client }) => {
      const { windowProducts, productOwner } = registration;
      const send = () => registerWindows(registration, projectId);
      const key = ["registerWindows", projectId, windowProducts];
      // No query finds unclaimed windows. A repeated request returns their token again.
      if (projectId === undefined && !productOwner)
        return sendOnce(client, { key, send, isRepeatable: true });
      return sendOnce(client, {
        key,
        send,
        findResult: async () => {
          const windows = await findRegisteredWindows(windowProducts, projectId);
          return windows && { kind: "windows", windows, projectId };
        },
        // After a reload, the portal does not know that it has sent the windows before.
        isRepetition: isSerialNumberTaken,
      });
    },
    meta: { invalidates: [queryKeys.windows, queryKeys.projects] },
  });
}
