import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, createLogger } from "vite";
import { precompress } from "../precompress.ts";

/** Builds the portal and prints the table of checkBudget(). */
export async function buildPortal(outDir: string): Promise<void> {
  const customLogger = createLogger("warn");
  customLogger.info = (message) => {
    if (message.includes("[plugin check-budget]")) process.stdout.write(`${message}\n`);
  };
  await build({ customLogger, logLevel: "warn", build: { outDir, emptyOutDir: true } });
}

/** Builds a page that contains React and one heading. */
export async function buildBarePage(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    root: join(import.meta.dirname, "bare"),
    plugins: [react(), precompress()],
    build: { target: "es2023", outDir, emptyOutDir: true },
  });
}
