import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { backendOrigin, identityOrigin, ports } from "../support/config/ports.ts";

const vite = join(dirname(createRequire(import.meta.url).resolve("vite/package.json")), "bin/vite.js");

/** Builds the portal and serves it with a mock backend, as the end-to-end tests do. Returns a function that stops both. */
export async function startServers(): Promise<() => void> {
  const env = {
    ...process.env,
    PORTAL_BACKEND: backendOrigin,
    PORTAL_REGISTRATION_SERVICES: `http://localhost:${ports.registration}`,
    PORTAL_SIGN_IN_PROVIDERS: identityOrigin,
    PORTAL_TAG_MANAGER: "on",
  };
  const start = (...args: string[]) =>
    spawn(process.execPath, args, { env, stdio: ["ignore", "ignore", "inherit"] });
  await waitForExit(start(vite, "build", "--logLevel", "warn"));
  const servers = [
    start(
      "mock-server/cli/main.ts",
      ...["--port", `${ports.backend}`, "--registration-port", `${ports.registration}`],
      ...["--identity-port", `${ports.identity}`, "--portal-port", `${ports.portal}`],
    ),
    start(vite, "preview", "--port", `${ports.portal}`),
  ];
  await Promise.all([backendOrigin, `http://127.0.0.1:${ports.portal}`].map(waitForResponse));
  return () => {
    for (const server of servers) server.kill();
  };
}

function waitForExit(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error("The portal could not be built.")),
    );
  });
}

async function waitForResponse(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Expected ${url} to respond within a minute.`);
}
