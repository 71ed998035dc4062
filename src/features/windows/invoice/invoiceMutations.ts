import { MutationObserver, useQueryClient } from "@tanstack/react-query";
import { type GraphQlOptions, requestRegistrationService } from "#api/graphqlClient.ts";
import { createMultipartSender, type UploadOptions } from "#api/multipart.ts";
import { useGuardedMutation } from "#api/useGuardedMutation.ts";
import { type UploadContext, type UploadsOptions, useUploads } from "#uploads/useUploads.ts";
import { createWindowMutation } from "../details/windowMutation.ts";
import type { WindowDetails } from "../details/windowQuery.ts";
import { DeleteInvoiceDocument, UploadInvoiceDocument } from "./invoice.generated.ts";

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

interface UploadInvoiceVariables extends Pick<UploadContext, "signal" | "onProgress"> {
  file: File;
}

function createUploadInvoiceMutation(windowId: string) {
  return createWindowMutation({
    windowId,
    part: "invoice",
    mutationFn: ({ file, ...options }: UploadInvoiceVariables, abortKey) =>
      uploadInvoice(windowId, file, { ...options, abortKey }),
    // An invoice of the same name may still be the old one. Repeating the upload replaces it.
    isApplied: ({ invoiceFilename }, { file }, before) =>
      invoiceFilename === file.name && before?.invoiceFilename !== file.name,
    pick: ({ invoiceFilename }) => ({ invoiceFilename }),
  });
}

/** The uploads of invoices. The target of a file is the id of its window. */
export function useInvoiceUploads(options: Omit<UploadsOptions, "upload">) {
  const queryClient = useQueryClient();
  return useUploads({
    ...options,
    // Each upload has its own observer, since several windows upload their invoices at once.
    upload: (file, { target: windowId = "", signal, onProgress }) =>
      new MutationObserver(queryClient, createUploadInvoiceMutation(windowId)).mutate({
        file,
        signal,
        onProgress,
      }),
  });
}

export async function deleteInvoice(id: string, options?: GraphQlOptions): Promise<WindowDetails> {
  return (await requestRegistrationService(DeleteInvoiceDocument, { id }, options)).deleteInvoice;
}

export function useDeleteInvoice(windowId: string) {
  return useGuardedMutation(
    createWindowMutation<void>({
      windowId,
      part: "invoice",
      mutationFn: (_, abortKey) => deleteInvoice(windowId, { abortKey }),
      isApplied: ({ invoiceFilename }) => invoiceFilename === null,
      pick: ({ invoiceFilename }) => ({ invoiceFilename }),
    }),
  );
}
