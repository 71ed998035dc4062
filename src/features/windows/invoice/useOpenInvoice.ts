import { requireFound } from "#api/errors.ts";
import { requestRegistrationService } from "#api/graphqlClient.ts";
import { useGuardedMutation } from "#api/useGuardedMutation.ts";
import { getSafeUrl } from "#ui/getSafeUrl.ts";
import { InvoiceFileUrlDocument } from "./invoice.generated.ts";

/** Requests the short-lived URL of an invoice; null if there is none. */
export async function getInvoiceFileUrl(registeredWindowId: string): Promise<string | null> {
  return (await requestRegistrationService(InvoiceFileUrlDocument, { registeredWindowId })).invoiceFileUrl;
}

/**
 * Opens the invoice of a window in a new tab. Requests its URL at the press, since it expires soon. If the response takes so
 * long that the browser would block the new tab as a pop-up, `data` is the URL for a link instead. Fails with a `RequestError`
 * if there is no invoice, or its URL is not safe.
 */
export function useOpenInvoice(windowId: string) {
  return useGuardedMutation({
    mutationFn: async () => {
      const url = requireFound(getSafeUrl(await getInvoiceFileUrl(windowId)), "The invoice");
      if (!navigator.userActivation?.isActive) return url;
      openInNewTab(url);
      return undefined;
    },
  });
}

/** The new tab gets no reference to the portal. Browsers allow this for a few seconds after a press. */
function openInNewTab(url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.target = "_blank";
  link.rel = "noopener";
  link.click();
}
