import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "#mock-server/server/findFreePort.ts";
import { runProgram } from "#mock-server/testing/runProgram.ts";
import { readStyleHash } from "../prerenderedPages.ts";
import { createNginxTemplate } from "./createNginxTemplate.ts";
import { commandPath, findNginx, missingNginx } from "./findNginx.ts";

export interface RunningNginx extends AsyncDisposable {
  port: number;
  stop(): Promise<void>;
}

/** The settings of an environment that `configure.sh` reads. */
export type PortalSettings = Readonly<Record<`PORTAL_${string}`, string>>;

interface HostedPortal extends PortalSettings {
  /** The folder of the build, or of other files. */
  PORTAL_ROOT: string;
}

/**
 * Starts nginx with the portal's configuration as a child process that writes only below `folder`. `directives` are added to
 * its http block, such as a certificate.
 */
export async function startNginx(
  folder: string,
  settings: HostedPortal,
  directives = "",
): Promise<RunningNginx> {
  const nginx = findNginx();
  if (!nginx) throw new Error(missingNginx);
  const { program, brotliModule } = nginx;
  const port = await findFreePort();
  const template = join(folder, "portal.conf.template");
  mkdirSync(join(folder, "temporary"), { recursive: true });
  writeFileSync(template, createNginxTemplate(readStyleHash(settings.PORTAL_ROOT)));
  // The script that runs when the container starts.
  const portal = execFileSync(join(import.meta.dirname, "configure.sh"), [template], {
    env: { PATH: commandPath, PORTAL_LISTEN: `127.0.0.1:${port}`, PORTAL_LOGS: folder, ...settings },
    encoding: "utf8",
    // Throws an exception with nginx's error output.
    stdio: "pipe",
  });
  const tempFolders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const configuration = join(folder, "nginx.conf");
  writeFileSync(
    configuration,
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
  ${brotliModule ? "brotli_static on;" : ""}
  ${directives}
${portal}
}
`,
  );
  const { waitForOutput, stop } = runProgram(program, ["-p", folder, "-c", configuration, "-e", "stderr"]);
  // nginx logs its event method once its sockets are open.
  await waitForOutput(/event method/);
  return { port, stop, [Symbol.asyncDispose]: stop };
}
