import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const module = fileURLToPath(new URL("./endWithParent.ts", import.meta.url));
const script = `
  import { endWithParent } from ${JSON.stringify(module)};
  endWithParent();
  setTimeout(() => {}, 60_000);
  console.log(process.pid);`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

// Windows has no such shell, and ends a process without a signal.
it.skipIf(process.platform === "win32")(
  "endWithParent ends a process that npm started when its shell is terminated",
  async () => {
    // With a single command, the shell would replace itself by Node.
    const shell = spawn("sh", ["-c", `"$0" --input-type=module --eval "$1"; :`, process.execPath, script], {
      env: { ...process.env, npm_lifecycle_event: "start" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [output] = await once(shell.stdout, "data");
    const pid = Number(output);
    expect(isRunning(pid)).toBe(true);
    shell.kill();
    await expect.poll(() => isRunning(pid), { timeout: 5000 }).toBe(false);
  },
);
