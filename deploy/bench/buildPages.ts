import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, createLogger } from "vite";
import { precompress } from "../precompress.ts";

/** Builds the portal as it ships into a folder, and prints what loads for each screen. */
export async function buildPortal(outDir: string): Promise<void> {
  const customLogger = createLogger("warn");
  customLogger.info = (message) => {
    if (message.includes("[plugin bundle-report]")) process.stdout.write(`${message}\n`);
  };
  await build({ customLogger, build: { outDir, emptyOutDir: true } });
}

/** Builds a page with React and nothing else into a folder. */
export async function buildBarePage(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    root: join(import.meta.dirname, "bare"),
    plugins: [react(), precompress()],
    build: { target: "es2023", outDir, emptyOutDir: true },
  });
}
