import { useCallback } from "react";
import { type SendContext, useUploads } from "../../uploads/useUploads.ts";
import { uploadInvoice } from "./changeInvoice.ts";
import { useWindowChange } from "./useWindowChange.ts";

interface Sending extends Omit<SendContext, "id"> {
  file: File;
}

/** Sends a window's invoice. There is one: a file that is chosen takes the place of one still on its way. */
export function useInvoiceUploads(windowId: string, onSent: () => void) {
  const { mutateAsync } = useWindowChange<Sending>({
    windowId,
    name: "invoice",
    send: (id, { file, signal, onProgress }) =>
      uploadInvoice(id, file, { signal, onProgress, abortKey: `invoice/${id}` }),
    take: ({ invoiceFilename }) => ({ invoiceFilename }),
  });
  const uploads = useUploads({
    send: async (file, { signal, onProgress }) => {
      await mutateAsync({ file, signal, onProgress });
    },
    room: 1,
    onSent,
  });
  const { items, add, remove } = uploads;
  const replace = useCallback(
    (file: File) => {
      for (const { id } of items) remove(id);
      add([file]);
    },
    [items, add, remove],
  );
  return {
    uploads,
    replace,
    isSending: items.some(({ state }) => ["checking", "waiting", "sending"].includes(state)),
  };
}
