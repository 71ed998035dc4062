import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { createUploadInvoiceMutation } from "#features/windows/invoice/useUploadInvoice.ts";

export interface RegistrationInvoice {
  file: File;
  state: "sending" | "uploaded" | "failed";
  error?: unknown;
}

/** Uploads the invoices of registered windows independently of each other; `invoices` is by the ids of the windows. */
export function useRegistrationInvoices() {
  const queryClient = useQueryClient();
  const [invoices, setInvoices] = useState<Readonly<Record<string, RegistrationInvoice>>>({});

  const upload = async (windowId: string, file: File) => {
    const setInvoice = (invoice: Omit<RegistrationInvoice, "file">) =>
      setInvoices((others) => ({ ...others, [windowId]: { file, ...invoice } }));
    setInvoice({ state: "sending" });
    try {
      // Several windows at once: a hook would serve only one of them.
      await queryClient
        .getMutationCache()
        .build(queryClient, createUploadInvoiceMutation(windowId))
        .execute({ file });
      setInvoice({ state: "uploaded" });
    } catch (error) {
      setInvoice({ state: "failed", error });
    }
  };

  return { invoices, upload };
}
