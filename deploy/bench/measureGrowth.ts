import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumLaunchOptions } from "../../e2e/support/chromium/findChromium.ts";
import { TestWorld, type WorldRequest } from "../../e2e/support/fixtures/testWorld.ts";
import { getMedian } from "../../mock-server/bench/candidate.ts";
import { country, locale, portalOrigin } from "./measuredPages.ts";
import { repeatAttachments, repeatProjectFiles, repeatQuestions } from "./repeatEntries.ts";

/** A list that may become long. */
interface List {
  name: string;
  persona: string;
  path: string;
  createRequest(count: number): WorldRequest;
  /** Runs before the page is opened. */
  prepare?(page: Page, count: number): Promise<void>;
  /** An entry of the list, or what tells its length. */
  entry: string;
}

/** How long each list is made. */
export const listLengths = [10, 100, 1000, 10_000] as const;

const runsPerLength = 3;

const lists: readonly List[] = [
  {
    name: "projects",
    persona: "anna",
    path: "/overview",
    createRequest: (projects) => ({ country, scenario: "huge", parameters: { projects } }),
    entry: 'main article a[href^="/project/"]',
  },
  {
    name: "windows",
    persona: "dario",
    path: "/overview",
    createRequest: (count) => ({ country, scenario: "windows", parameters: { count } }),
    entry: 'main a[href^="/window/"]',
  },
  {
    name: "notifications",
    persona: "clara",
    path: "/overview",
    createRequest: (count) => ({ country, scenario: "notifications", parameters: { count } }),
    entry: "header button[aria-haspopup=dialog]",
  },
  {
    name: "questions",
    persona: "anna",
    path: "/faq",
    createRequest: () => ({ country }),
    prepare: repeatQuestions,
    entry: "main summary",
  },
  {
    name: "attachments",
    persona: "clara",
    path: "/project/project-1",
    createRequest: () => ({ country, scenario: "request" }),
    prepare: repeatAttachments,
    entry: 'main a[href*="/files/attachments/"]',
  },
  {
    name: "project files",
    persona: "clara",
    path: "/project/project-1",
    createRequest: () => ({ country, scenario: "request" }),
    prepare: repeatProjectFiles,
    entry: 'main a[href*="/files/projects/"]',
  },
  {
    name: "projects to register for",
    persona: "anna",
    path: "/window-registration",
    createRequest: (projects) => ({ country, scenario: "huge", parameters: { projects } }),
    entry: "#projectId",
  },
];

/** What a list of some length costs. */
export interface Growth {
  name: string;
  count: number;
  /** From the start of the navigation until the list's first entry is there. */
  milliseconds: number;
  /** What services have sent when nothing loads any more, before compression. */
  bytes: number;
}

/** The median of several visits to each list in each length, in turn. */
export async function measureGrowth(): Promise<Growth[]> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const results: Growth[] = [];
  for (const list of lists) {
    for (const count of listLengths) {
      const world = await TestWorld.create(list.createRequest(count));
      const visits: Omit<Growth, "name" | "count">[] = [];
      for (let run = 0; run < runsPerLength; run++) visits.push(await visit(browser, world, list, count));
      await world.delete();
      results.push({
        name: list.name,
        count,
        milliseconds: getMedian(visits.map(({ milliseconds }) => milliseconds)),
        bytes: getMedian(visits.map(({ bytes }) => bytes)),
      });
    }
  }
  await browser.close();
  return results;
}

async function visit(
  browser: Browser,
  world: TestWorld,
  { persona, path, prepare, entry }: List,
  count: number,
) {
  const context = await browser.newContext({ locale, storageState: await world.storageState(persona) });
  const page = await context.newPage();
  await prepare?.(page, count);
  const bodies: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "fetch") return;
    bodies.push(
      response.body().then(
        ({ length }) => length,
        () => 0,
      ),
    );
  });
  const start = performance.now();
  await page.goto(`${portalOrigin}${path}`);
  await page.locator(entry).first().waitFor();
  const milliseconds = performance.now() - start;
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all(bodies);
  await context.close();
  return { milliseconds, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
