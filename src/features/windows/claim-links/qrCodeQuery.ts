import { queryOptions } from "@tanstack/react-query";
import type { QrCodeDrawing } from "./drawQrCode.ts";

/** Loads the chunk that draws QR codes. */
export const preloadQrCodeModule = () => import("./drawQrCode.ts");

export function qrCodeQuery(text: string) {
  return queryOptions({
    queryKey: ["qrCode", text],
    queryFn: async (): Promise<QrCodeDrawing> => (await preloadQrCodeModule()).drawQrCode(text),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
