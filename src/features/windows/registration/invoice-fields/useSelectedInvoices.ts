import { useState } from "react";
import type { Upload } from "#uploads/uploadQueue.ts";
import { useUploads } from "#uploads/useUploads.ts";

/** The key of the invoice for all windows. Others have the ids of their windows. */
export const commonInvoiceKey = "windows";

/** The invoices selected on the form, each in the field of its key. They are uploaded after the registration. */
export function useSelectedInvoices() {
  const uploads = useUploads({ capacity: Number.POSITIVE_INFINITY });
  const [isSeparate, setSeparate] = useState(false);
  return { uploads, isSeparate, setSeparate };
}

export type SelectedInvoices = ReturnType<typeof useSelectedInvoices>;

/** The files of an invoice. A refused one does not replace a valid one. */
export function getSelectedInvoice({ uploads }: Pick<SelectedInvoices, "uploads">, key: string) {
  const files = uploads.items.filter(({ field }) => field === key);
  return {
    files,
    /** The valid file that was selected last. */
    valid: files.findLast(({ state }) => state === "waiting"),
    /** A file that was refused after it, or is being made smaller. */
    refused: files.find(({ state }) => state === "rejected" || state === "shrinking"),
  };
}

/** The keys of the invoices that the form asks for. Several windows share one unless the customer says otherwise. */
export function getInvoiceKeys(windowIds: readonly string[], isSeparate: boolean): readonly string[] {
  return isSeparate && windowIds.length > 1 ? windowIds : [commonInvoiceKey];
}

/** The invoice of each window, in the order of the windows. */
export function getInvoices(windowIds: readonly string[], invoices: SelectedInvoices): (File | undefined)[] {
  const keys = getInvoiceKeys(windowIds, invoices.isSeparate);
  return windowIds.map(
    (id) => getSelectedInvoice(invoices, keys.includes(id) ? id : commonInvoiceKey).valid?.file,
  );
}

/** The refused files in place of which no valid one was selected. */
export function getRefusedInvoices(windowIds: readonly string[], invoices: SelectedInvoices): Upload[] {
  return getInvoiceKeys(windowIds, invoices.isSeparate).flatMap((key) => {
    const { valid, refused } = getSelectedInvoice(invoices, key);
    return refused && !valid ? [refused] : [];
  });
}
