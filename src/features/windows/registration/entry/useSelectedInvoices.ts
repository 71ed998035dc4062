import { useCallback, useState } from "react";
import { type FileErrorCode, validateFile } from "../../../../uploads/fileRules.ts";

/** The invoice selected for a window, and why the last selection was rejected. */
export interface SelectedInvoice {
  file?: File | undefined;
  error?: FileErrorCode | undefined;
}

/** The invoices selected on the form, by the ids of their windows. They are uploaded after the registration. */
export function useSelectedInvoices() {
  const [selected, setSelected] = useState<Readonly<Record<string, SelectedInvoice>>>({});

  const select = useCallback(async (windowId: string, file: File) => {
    const error = await validateFile(file);
    setSelected((others) => ({
      ...others,
      [windowId]: error ? { file: others[windowId]?.file, error } : { file },
    }));
  }, []);

  const remove = useCallback((windowId: string) => {
    setSelected(({ [windowId]: _, ...others }) => others);
  }, []);

  return { selected, select, remove };
}
