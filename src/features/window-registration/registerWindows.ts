import {
  type NewWindowFragment,
  RegisterInstalledWindowsDocument,
  RegisterProjectWindowsDocument,
  RegisterWindowsWithOwnerDocument,
  UploadInvoiceDocument,
  type WindowProductInput,
} from "../../api/generated/registration/graphql.ts";
import { requestRegistrationService } from "../../api/graphqlClient.ts";
import { sendFiles } from "../../api/multipart.ts";
import type { CheckedRegistration } from "./checkRegistration.ts";

/** What came of a registration: windows of the customer, or a token by which somebody else claims them. */
export type Registered =
  | { kind: "windows"; windows: readonly NewWindowFragment[] }
  | { kind: "token"; token: string; windows: readonly WindowProductInput[] };

/** Registers windows for a project, for their owner, or for somebody who claims them later. */
export async function registerWindows(
  { windowProducts, productOwner }: CheckedRegistration,
  projectId?: string,
): Promise<Registered> {
  if (projectId !== undefined) {
    const variables = { projectId, windowProducts };
    const answer = await requestRegistrationService(RegisterProjectWindowsDocument, variables);
    return { kind: "windows", windows: answer.registerProjectWindows };
  }
  if (productOwner) {
    const variables = { windowProducts, productOwner };
    const answer = await requestRegistrationService(RegisterWindowsWithOwnerDocument, variables);
    return { kind: "windows", windows: answer.registerWindowsWithOwner };
  }
  const answer = await requestRegistrationService(RegisterInstalledWindowsDocument, { windowProducts });
  return { kind: "token", token: answer.registerInstalledWindows, windows: windowProducts };
}

/** Adds the invoice to a window that is registered. */
export async function uploadInvoice(id: string, file: File): Promise<void> {
  await requestRegistrationService(UploadInvoiceDocument, { id, file }, { send: sendFiles() });
}
