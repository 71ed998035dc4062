import { requestRegistrationService } from "../../../api/graphqlClient.ts";
import { useGuardedMutation } from "../../../api/useGuardedMutation.ts";
import { createWindowMutation } from "../details/windowMutation.ts";
import type { WindowDetails } from "../details/windowQuery.ts";
import { DeleteInvoiceDocument } from "./invoice.generated.ts";

export async function deleteInvoice(id: string): Promise<WindowDetails> {
  return (await requestRegistrationService(DeleteInvoiceDocument, { id })).deleteInvoice;
}

export function useDeleteInvoice(windowId: string) {
  return useGuardedMutation(
    createWindowMutation<void>({
      windowId,
      part: "invoice",
      mutationFn: () => deleteInvoice(windowId),
      pick: ({ invoiceFilename }) => ({ invoiceFilename }),
    }),
  );
}
