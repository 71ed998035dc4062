import { encode } from "uqr";

/** A QR code as an SVG path on a square grid with `size` modules per side, quiet zone included. */
export interface QrCodeDrawing {
  size: number;
  path: string;
}

// The quiet zone that scanners need around the code, in modules.
const margin = 4;

/** Draws a text as a QR code with error correction level M, readable with 15 % of it covered. */
export function drawQrCode(text: string): QrCodeDrawing {
  const { size, data } = encode(text, { ecc: "M", border: margin });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}
