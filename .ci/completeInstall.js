/**
 * `postinstall`: says what to do on a machine whose npm or Node.js is too old. Then completes the install: npm leaves out
 * optional packages that do not support npm's own Node.js, such as Rolldown's binary on Node.js 18. The project's scripts run
 * on the project's Node.js, so npm runs again there and installs these packages.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** For example `npm/10.9.2 node/v18.20.8 linux x64 workspaces/false`. */
const userAgent = process.env["npm_config_user_agent"] ?? "";
const { engines } = JSON.parse(readFileSync("package.json", "utf8"));

const tooOld = Object.entries(engines).flatMap(([name, range]) => {
  const [, found] = new RegExp(`\\b${name}/v?([\\d.]+)`).exec(userAgent) ?? [];
  return found && Number.parseInt(found, 10) < Number(range.replace(">=", "")) ? [`${name} ${found}`] : [];
});
if (tooOld.length > 0) {
  process.stderr.write(
    `Expected node ${engines.node} and npm ${engines.npm} on this machine, found ${tooOld.join(" and ")}. ` +
      "Install Node.js 24, which brings npm 11 (https://nodejs.org), then run npm ci again.\n",
  );
  process.exit(1);
}

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
