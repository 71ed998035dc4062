import { type GraphQlOptions, requestRegistrationService } from "#api/graphqlClient.ts";
import { useGuardedMutation } from "#api/useGuardedMutation.ts";
import { createWindowMutation } from "../details/windowMutation.ts";
import type { WindowDetails } from "../details/windowQuery.ts";
import { DeleteInvoiceDocument } from "./invoice.generated.ts";

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
