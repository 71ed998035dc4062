import { queryOptions } from "@tanstack/react-query";
import type { QrCodeDrawing } from "./qrCode.ts";

/**
 * Loads what draws QR codes. Called as soon as one may be wanted: a chunk of an earlier release would reload the page
 * when it is needed, and the link it shows would be lost.
 */
export const loadQrCodes = () => import("./qrCode.ts");

/** A text as a QR code. */
export function qrCodeQuery(text: string) {
  return queryOptions({
    queryKey: ["qrCode", text],
    queryFn: async (): Promise<QrCodeDrawing> => (await loadQrCodes()).drawQrCode(text),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { ofAccount: true },
  });
}
