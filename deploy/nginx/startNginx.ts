import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findFreePort } from "#mock-server/server/findFreePort.ts";
import type { Nginx } from "./findNginx.ts";

export interface RunningNginx {
  port: number;
  stop(): Promise<void>;
}

/**
 * Starts nginx as a child process that writes only below `folder`. `createHttpConfig` returns the content of the http block
 * for the address to listen on.
 */
export async function startNginx(
  { program, brotliModule }: Nginx,
  folder: string,
  createHttpConfig: (listen: string) => string,
): Promise<RunningNginx> {
  const port = await findFreePort();
  const tempFolders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  await mkdir(join(folder, "temporary"), { recursive: true });
  await writeFile(
    join(folder, "nginx.conf"),
    `${brotliModule ? `load_module "${brotliModule}";` : ""}
daemon off;
master_process off;
pid "${folder}/nginx.pid";
error_log stderr notice;
events {}
http {
  types {
    text/html html; text/css css; text/javascript js; image/svg+xml svg; font/woff2 woff2;
  }
  access_log off;
  ${tempFolders.map((name) => `${name}_temp_path "${folder}/temporary/${name}";`).join("\n  ")}
${createHttpConfig(`127.0.0.1:${port}`)}
}
`,
  );
  const child = spawn(program, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exited = once(child, "exit");
  let log = "";
  await new Promise<void>((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => reject(new Error(`nginx exited with code ${code}:\n${log}`)));
    child.stderr.on("data", (data) => {
      log += data;
      // nginx logs its event method once its sockets are open.
      if (log.includes("event method")) resolve();
    });
  });
  return {
    port,
    stop: async () => {
      child.kill("SIGTERM");
      await exited;
    },
  };
}
