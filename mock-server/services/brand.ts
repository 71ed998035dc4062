import { readFileSync } from "node:fs";

/** The portal's logo as SVG, for light and dark pages. */
export const logo = readFileSync(new URL("../assets/logo.svg", import.meta.url), "utf8");
