/**
 * Options of Node.js for a quick start, the same as in `npm run mock` and in the container image. Without
 * `--preserve-symlinks`, Node.js looks for symbolic links on the path of each module, which takes a tenth of the start.
 */
export const nodeOptions: readonly string[] = [
  "--import",
  new URL("./quickStart.js", import.meta.url).href,
  "--preserve-symlinks",
];
