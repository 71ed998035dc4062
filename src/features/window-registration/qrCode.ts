import { encode } from "uqr";

/** A QR code as an SVG path on a grid whose edge is `size`; the quiet margin around it is part of it. */
export interface QrCodeDrawing {
  size: number;
  path: string;
}

// What scanners need around the code, in its own squares.
const margin = 4;

/** Draws a text as a QR code. It stays readable with a seventh of it covered. */
export function drawQrCode(text: string): QrCodeDrawing {
  const { size, data } = encode(text, { ecc: "M", border: margin });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}
