import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Builds the portal into a folder, as `npm run build` does. */
export function buildPortal(folder: string): void {
  const { VITEST, NODE_ENV, ...env } = process.env;
  const { status, stderr } = spawnSync(
    process.execPath,
    ["node_modules/vite/bin/vite.js", "build", "--outDir", folder, "--logLevel", "warn"],
    { cwd: fileURLToPath(new URL("../..", import.meta.url)), env, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
}
