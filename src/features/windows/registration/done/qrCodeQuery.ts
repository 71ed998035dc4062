import { queryOptions } from "@tanstack/react-query";
import type { QrCodeDrawing } from "./drawQrCode.ts";

/**
 * Loads the chunk that draws QR codes. The form preloads it: if a new release had removed the chunk by the time the link is
 * shown, the page would reload and the link would be lost.
 */
export const preloadQrCodeModule = () => import("./drawQrCode.ts");

export function qrCodeQuery(text: string) {
  return queryOptions({
    queryKey: ["qrCode", text],
    queryFn: async (): Promise<QrCodeDrawing> => (await preloadQrCodeModule()).drawQrCode(text),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isAccountData: true },
  });
}
