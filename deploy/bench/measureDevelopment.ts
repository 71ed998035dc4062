import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { chromiumLaunchOptions } from "../../e2e/support/chromium/findChromium.ts";
import { ports } from "../../e2e/support/config/ports.ts";
import { mockOptions } from "../../e2e/support/config/servers.ts";
import { startServerProcess } from "../../e2e/support/servers/startServerProcess.ts";
import { getMedian } from "../../mock-server/bench/candidate.ts";

/** A development server with the component whose file is saved. */
interface DevelopmentServer {
  name: string;
  script: string;
  arguments: readonly string[];
  port: number;
  /** The path of the component's file. */
  component: string;
}

/** Milliseconds. */
export interface DevelopmentTimes {
  name: string;
  /** From the start of the command to the first heading in the browser. */
  start: number;
  /** From saving a component's file to the page with the new component. */
  change: number;
}

const projectFolder = fileURLToPath(import.meta.resolve("../../"));
const template = { version: "9.3.0", name: "react-ts" };
const rounds = 5;

/** `npm start`, with the mock server, beside the template that new React projects begin with. The first start is not counted. */
export async function measureDevelopment(): Promise<DevelopmentTimes[]> {
  const templateFolder = await mkdtemp(join(tmpdir(), "bench-template-"));
  await createTemplate(templateFolder);
  const templateApp = join(templateFolder, "app");
  const servers: readonly DevelopmentServer[] = [
    {
      name: `create-vite ${template.version}, ${template.name}`,
      script: "node_modules/vite/bin/vite.js",
      arguments: [templateApp, "--port", `${ports.preview}`, "--strictPort", "--host", "127.0.0.1"],
      port: ports.preview,
      component: join(templateApp, "src/App.tsx"),
    },
    {
      name: "npm start",
      script: "mock-server/cli/start.ts",
      arguments: mockOptions,
      port: ports.portal,
      component: join(projectFolder, "src/features/introduction/IntroductionPage.tsx"),
    },
  ];
  const browser = await chromium.launch(chromiumLaunchOptions());
  const runs = new Map(servers.map((server) => [server, [] as Omit<DevelopmentTimes, "name">[]]));
  for (const server of servers) await measureServer(server, browser);
  for (let round = 0; round < rounds; round++) {
    for (const [server, times] of runs) times.push(await measureServer(server, browser));
  }
  await browser.close();
  await rm(templateFolder, { recursive: true });
  return [...runs].map(([{ name }, times]) => ({
    name,
    start: getMedian(times.map(({ start }) => start)),
    change: getMedian(times.map(({ change }) => change)),
  }));
}

/** With the packages of this project, so that both have the same version of Vite and React. */
async function createTemplate(folder: string): Promise<void> {
  const creator = ["exec", "--yes", "--", `create-vite@${template.version}`, "app"];
  await promisify(execFile)("npm", [...creator, "--template", template.name, "--no-interactive"], {
    cwd: folder,
  });
  await symlink(join(projectFolder, "node_modules"), join(folder, "app/node_modules"));
}

async function measureServer(
  { script, arguments: args, port, component }: DevelopmentServer,
  browser: Browser,
) {
  const page = await browser.newPage();
  const url = `http://localhost:${port}/`;
  const startedAt = performance.now();
  const stop = await startServerProcess(script, args, [url]);
  try {
    await page.goto(url);
    await page.locator("h1").first().waitFor();
    const start = performance.now() - startedAt;
    await page.waitForLoadState("networkidle");
    const updated = page.waitForEvent("console", (message) => message.text().includes("hot updated"));
    const savedAt = performance.now();
    await utimes(component, new Date(), new Date());
    await updated;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    return { start, change: performance.now() - savedAt };
  } finally {
    await stop();
    await page.close();
  }
}
