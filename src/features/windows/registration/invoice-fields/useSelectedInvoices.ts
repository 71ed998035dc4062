import { useState } from "react";
import type { IntlShape } from "react-intl";
import type { FieldErrors } from "#forms/rules/fieldErrors.ts";
import { describeUploadError } from "#uploads/describeUploadError.ts";
import { useUploads } from "#uploads/useUploads.ts";

/** The field for the invoice of all windows. */
export const commonInvoiceField = "windows.invoice";

/** The invoices selected on the form, which upload after the registration. */
export function useSelectedInvoices() {
  const uploads = useUploads({ scope: "registration" });
  const [isSeparate, setSeparate] = useState(false);
  return { uploads, isSeparate, setSeparate };
}

export type SelectedInvoices = ReturnType<typeof useSelectedInvoices>;

/** The files that the customer has selected in a field. A refused file does not replace a valid one. */
export function getSelectedInvoice({ uploads }: Pick<SelectedInvoices, "uploads">, invoiceField: string) {
  const files = uploads.items.filter(({ target }) => target === invoiceField);
  return {
    files,
    /** The valid file that was selected last. */
    valid: files.filter(({ state }) => state === "waiting").at(-1),
    /** A later file that was refused or is being shrunk. */
    refused: files.find(({ state }) => state === "rejected" || state === "shrinking"),
  };
}

/** The fields that the form shows. Several windows share one field unless the customer chooses one per window. */
export function getInvoiceFields(windowIds: readonly string[], isSeparate: boolean): readonly string[] {
  return isSeparate && windowIds.length > 1
    ? windowIds.map((id) => `windows.${id}.invoice`)
    : [commonInvoiceField];
}

/** The invoice of each window, in the order of the windows. */
export function getInvoices(windowIds: readonly string[], invoices: SelectedInvoices): (File | undefined)[] {
  const fields = getInvoiceFields(windowIds, invoices.isSeparate);
  return windowIds.map(
    (_, index) => getSelectedInvoice(invoices, fields[index] ?? commonInvoiceField).valid?.file,
  );
}

/** The errors of refused files without a valid replacement. */
export function getInvoiceErrors(
  intl: IntlShape,
  windowIds: readonly string[],
  invoices: SelectedInvoices,
): FieldErrors {
  const errors = getInvoiceFields(windowIds, invoices.isSeparate).flatMap((field) => {
    const { valid, refused } = getSelectedInvoice(invoices, field);
    const text = refused && !valid && describeUploadError(intl, refused);
    return text ? [[field, { text }] as const] : [];
  });
  return Object.fromEntries(errors);
}
