import { useState } from "react";
import { checkFile, type FileErrorCode, maxFileBytes } from "#uploads/fileRules.ts";
import { shrinkPhoto } from "#uploads/shrinkPhoto.ts";

/** The invoice selected in one place, and the last selection that was refused. */
export interface SelectedInvoice {
  file?: File | undefined;
  refused?: { file: File; error: FileErrorCode } | undefined;
  isShrinking?: boolean | undefined;
}

/** The key of the invoice for all windows. Others have the ids of their windows. */
export const commonInvoiceKey = "windows";

/** The invoices selected on the form. They are uploaded after the registration. */
export function useSelectedInvoices() {
  const [selected, setSelected] = useState<Readonly<Record<string, SelectedInvoice>>>({});
  const [isSeparate, setSeparate] = useState(false);

  const update = (key: string, change: (before: SelectedInvoice) => SelectedInvoice) => {
    setSelected((others) => ({ ...others, [key]: change(others[key] ?? {}) }));
  };

  const select = async (key: string, chosen: File) => {
    const { file, error } = await checkFile(chosen);
    // A refused file does not replace a valid one.
    update(key, (before) => (error ? { file: before.file, refused: { file, error } } : { file }));
  };

  /** Makes the refused photo smaller, with the visitor's consent. */
  const shrink = async (key: string, photo: File) => {
    update(key, (before) => ({ ...before, isShrinking: true }));
    const result = await shrinkPhoto(photo, maxFileBytes).catch(() => undefined);
    update(key, (before) => {
      // Removed or replaced meanwhile.
      if (before.refused?.file !== photo) return { ...before, isShrinking: false };
      return result
        ? { file: result }
        : { file: before.file, refused: { file: photo, error: "photoNotShrinkable" } };
    });
  };

  const removeRefused = (key: string) => update(key, ({ file }) => ({ file }));
  const remove = (key: string) => update(key, () => ({}));

  return { selected, isSeparate, setSeparate, select, shrink, remove, removeRefused };
}

export type SelectedInvoices = ReturnType<typeof useSelectedInvoices>;

/** The keys of the invoices that the form asks for. Several windows share one unless the customer says otherwise. */
export function getInvoiceKeys(windowIds: readonly string[], isSeparate: boolean): readonly string[] {
  return isSeparate && windowIds.length > 1 ? windowIds : [commonInvoiceKey];
}

/** The invoice of each window, in the order of the windows. */
export function getInvoices(
  windowIds: readonly string[],
  { selected, isSeparate }: Pick<SelectedInvoices, "selected" | "isSeparate">,
): (File | undefined)[] {
  const keys = getInvoiceKeys(windowIds, isSeparate);
  return windowIds.map((id) => selected[keys.includes(id) ? id : commonInvoiceKey]?.file);
}

/** The refused files in place of which no valid one was selected. */
export function getRefusedInvoices(
  windowIds: readonly string[],
  { selected, isSeparate }: Pick<SelectedInvoices, "selected" | "isSeparate">,
): { key: string; error: FileErrorCode }[] {
  return getInvoiceKeys(windowIds, isSeparate).flatMap((key) => {
    const { file, refused } = selected[key] ?? {};
    return refused && !file ? [{ key, error: refused.error }] : [];
  });
}
