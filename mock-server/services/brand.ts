import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Context } from "hono";

/** The portal's logo as SVG, for light and dark pages. */
export const logo = readFileSync(new URL("../assets/logo.svg", import.meta.url), "utf8");

const font = readFileSync(
  fileURLToPath(
    import.meta.resolve("@fontsource-variable/albert-sans/files/albert-sans-latin-wght-normal.woff2"),
  ),
);

/** The path of the portal's font on each port with pages. */
export const fontPath = "/albert-sans.woff2";

export const fontFace = `@font-face {
  font-family: "Albert Sans Variable";
  font-weight: 100 900;
  font-display: swap;
  src: url("${fontPath}") format("woff2");
}
`;

export function sendFont(c: Context): Response {
  return c.body(new Uint8Array(font), 200, {
    "content-type": "font/woff2",
    "cache-control": "max-age=86400",
  });
}
