import { useCallback } from "react";
import { ApplicationError } from "../../api/errors.ts";
import { safeAddress } from "../../api/safeAddress.ts";
import { useSend } from "../../forms/useSend.ts";
import { invoiceFileUrl } from "./changeInvoice.ts";
import { openInNewTab } from "./openInNewTab.ts";

/** Thrown where there is no invoice, or none at an address that a link may carry. */
export class InvoiceMissing extends ApplicationError {
  override name = "InvoiceMissing";
}

/**
 * Opens the invoice, whose address lives too shortly to be asked for before. Where the answer took so long that the
 * browser would hold a new tab for an advertisement, the address is left for a link.
 */
export function useInvoiceAddress(windowId: string) {
  const { mutate, reset, ...asked } = useSend({
    mutationFn: async () => {
      const answer = await invoiceFileUrl(windowId);
      const address = answer === null ? undefined : safeAddress(answer);
      if (address === undefined) throw new InvoiceMissing("There is no invoice.");
      if (!navigator.userActivation?.isActive) return address;
      openInNewTab(address);
      return undefined;
    },
    meta: { ownErrors: true },
  });
  return {
    open: useCallback(() => mutate(), [mutate]),
    isAsking: asked.isPending,
    /** For the link to press. */
    address: asked.data,
    forget: reset,
    error: asked.error,
  };
}
