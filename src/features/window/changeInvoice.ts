import {
  DeleteInvoiceDocument,
  InvoiceFileUrlDocument,
  UploadInvoiceDocument,
} from "../../api/generated/registration/graphql.ts";
import { requestRegistrationService } from "../../api/graphqlClient.ts";
import { sendFiles, type UploadOptions } from "../../api/multipart.ts";
import type { WindowDetails } from "./windowQuery.ts";

/** Sets a window's invoice, in place of the one before if there is one. */
export async function uploadInvoice(
  id: string,
  file: File,
  { onProgress, ...options }: UploadOptions = {},
): Promise<WindowDetails> {
  const send = sendFiles(onProgress);
  return (await requestRegistrationService(UploadInvoiceDocument, { id, file }, { ...options, send }))
    .uploadInvoice;
}

/** Removes a window's invoice. */
export async function deleteInvoice(id: string): Promise<WindowDetails> {
  return (await requestRegistrationService(DeleteInvoiceDocument, { id })).deleteInvoice;
}

/** A short-lived address of the invoice; null where there is none. */
export async function invoiceFileUrl(registeredWindowId: string): Promise<string | null> {
  return (await requestRegistrationService(InvoiceFileUrlDocument, { registeredWindowId })).invoiceFileUrl;
}
