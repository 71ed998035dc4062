/**
 * Options of Node.js for a quick start within 120 MB, the same as in `npm run mock` and in the container image. A larger young
 * generation would respond faster but take more memory.
 */
export const nodeOptions: readonly string[] = [
  "--max-semi-space-size=8",
  "--import",
  new URL("./quickStart.js", import.meta.url).href,
];
