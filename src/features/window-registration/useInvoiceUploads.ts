import { useCallback, useState } from "react";
import { withMediaType } from "../../uploads/fileRules.ts";
import { uploadInvoice } from "./registerWindows.ts";

/** The invoice of a registered window on its way. */
export interface InvoiceUpload {
  file: File;
  state: "sending" | "there" | "missing";
  error?: unknown;
}

/**
 * Invoices by the ids of their windows, each on its way by itself: one that fails neither keeps another from arriving nor
 * takes the registration back.
 */
export function useInvoiceUploads(onArrived: () => void) {
  const [uploads, setUploads] = useState<Readonly<Record<string, InvoiceUpload>>>({});

  const send = useCallback(
    async (windowId: string, file: File) => {
      const note = (upload: Omit<InvoiceUpload, "file">) =>
        setUploads((others) => ({ ...others, [windowId]: { file, ...upload } }));
      note({ state: "sending" });
      try {
        await uploadInvoice(windowId, withMediaType(file));
        note({ state: "there" });
        onArrived();
      } catch (error) {
        note({ state: "missing", error });
      }
    },
    [onArrived],
  );

  return { uploads, send };
}
