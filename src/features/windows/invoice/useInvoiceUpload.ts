import { useUploads } from "#uploads/useUploads.ts";
import { useUploadInvoice } from "./useUploadInvoice.ts";

/** The upload queue of a window's invoice. It holds one file: a new one replaces a pending one. */
export function useInvoiceUpload(windowId: string, onUploaded: () => void) {
  const { mutateAsync } = useUploadInvoice(windowId);
  const uploads = useUploads({
    upload: async (file, { signal, onProgress }) => {
      await mutateAsync({ file, signal, onProgress });
    },
    capacity: 1,
    onUploaded,
  });
  const { items, add, remove } = uploads;
  const upload = (file: File) => {
    for (const { id } of items) remove(id);
    add([file]);
  };
  return { uploads, upload };
}
