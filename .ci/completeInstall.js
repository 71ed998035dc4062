/**
 * `postinstall`: npm leaves out optional packages that do not support the Node.js which npm itself runs on, such as Rolldown's
 * binary on Node.js 18. The scripts run on the project's own Node.js: npm on that one installs them.
 */
import { spawnSync } from "node:child_process";

try {
  await import("vite");
} catch {
  const npm = process.env["npm_execpath"] ?? "";
  process.stdout.write(`Installing packages for Node.js ${process.version} that npm left out\n`);
  const { status } = spawnSync(process.execPath, [npm, "install", "--ignore-scripts"], {
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
}
