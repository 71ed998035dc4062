import {
  DeleteInvoiceDocument,
  InvoiceFileUrlDocument,
  UploadInvoiceDocument,
} from "../../api/generated/registration/graphql.ts";
import { type GraphQlOptions, requestRegistrationService } from "../../api/graphqlClient.ts";
import type { WindowDetails } from "./windowQuery.ts";

/** Sets a window's invoice, in place of the one before if there is one. */
export async function uploadInvoice(
  id: string,
  file: File,
  options: GraphQlOptions = {},
): Promise<WindowDetails> {
  return (await requestRegistrationService(UploadInvoiceDocument, { id, file }, options)).uploadInvoice;
}

/** Removes a window's invoice. */
export async function deleteInvoice(id: string): Promise<WindowDetails> {
  return (await requestRegistrationService(DeleteInvoiceDocument, { id })).deleteInvoice;
}

/** A short-lived address of the invoice; null where there is none. */
export async function invoiceFileUrl(registeredWindowId: string): Promise<string | null> {
  return (await requestRegistrationService(InvoiceFileUrlDocument, { registeredWindowId })).invoiceFileUrl;
}
