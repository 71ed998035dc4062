import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../mock-server/freePort.ts";
import type { Nginx } from "./findNginx.ts";

export interface RunningNginx {
  port: number;
  stop(): Promise<void>;
}

/** Starts nginx below a folder as one process of this one, with what goes into its http block. */
export async function runNginx(
  { program, brotliModule }: Nginx,
  folder: string,
  portal: (listen: string) => string,
): Promise<RunningNginx> {
  const port = await freePort();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
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
  ${temporary.map((name) => `${name}_temp_path "${folder}/temporary/${name}";`).join("\n  ")}
${portal(`127.0.0.1:${port}`)}
}
`,
  );
  const child = spawn(program, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  let complaints = "";
  await new Promise<void>((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => reject(new Error(`nginx ended with ${code}:\n${complaints}`)));
    child.stderr.on("data", (chunk) => {
      complaints += chunk;
      // The first notice of its event loop comes after its sockets are open.
      if (complaints.includes("event method")) resolve();
    });
  });
  return {
    port,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
