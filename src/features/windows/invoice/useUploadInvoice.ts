import { requestRegistrationService } from "#api/graphqlClient.ts";
import { createMultipartSender, type UploadOptions } from "#api/multipart.ts";
import { useGuardedMutation } from "#api/useGuardedMutation.ts";
import { createWindowMutation } from "../details/windowMutation.ts";
import type { WindowDetails } from "../details/windowQuery.ts";
import { UploadInvoiceDocument } from "./invoice.generated.ts";

/** Adds the invoice of a window, or replaces it. */
export async function uploadInvoice(
  id: string,
  file: File,
  { onProgress, ...options }: UploadOptions = {},
): Promise<WindowDetails> {
  const send = createMultipartSender(onProgress);
  return (await requestRegistrationService(UploadInvoiceDocument, { id, file }, { ...options, send }))
    .uploadInvoice;
}

interface UploadInvoiceVariables extends Pick<UploadOptions, "signal" | "onProgress"> {
  file: File;
}

export function createUploadInvoiceMutation(windowId: string) {
  return createWindowMutation({
    windowId,
    part: "invoice",
    mutationFn: ({ file, ...options }: UploadInvoiceVariables, abortKey) =>
      uploadInvoice(windowId, file, { ...options, abortKey }),
    // An invoice of the same name may be the former one. Sending it again replaces it.
    isApplied: ({ invoiceFilename }, { file }, before) =>
      invoiceFilename === file.name && before?.invoiceFilename !== file.name,
    pick: ({ invoiceFilename }) => ({ invoiceFilename }),
  });
}

export function useUploadInvoice(windowId: string) {
  return useGuardedMutation(createUploadInvoiceMutation(windowId));
}
