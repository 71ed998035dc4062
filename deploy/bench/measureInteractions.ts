import { type BrowserContext, chromium, type Locator, type Page } from "@playwright/test";
import { chromiumLaunchOptions } from "../../e2e/support/chromium/findChromium.ts";
import { portalHost } from "../../e2e/support/config/ports.ts";
import { TestWorld, type WorldRequest } from "../../e2e/support/fixtures/testWorld.ts";
import { createTranslate, type Translate } from "../../e2e/support/fixtures/texts.ts";
import { getMedian } from "../../mock-server/bench/candidate.ts";
import type { Locale } from "../../src/countries.ts";
import { repeatQuestions } from "./repeatEntries.ts";

/** Something that visitors press, and where. */
interface Interaction {
  name: string;
  world: WorldRequest;
  locale: Locale;
  persona: string;
  path: string;
  /** Runs before the page is opened. */
  prepare?(page: Page): Promise<void>;
  /** Waits until the screen can be used. */
  reach(page: Page, t: Translate): Promise<void>;
  /** Presses, and waits for what the press shows. */
  press(page: Page, t: Translate): Promise<void>;
}

/** How much slower than this machine the emulated phone is. */
const slowdown = 4;

const runsPerInteraction = 5;

const loadMore: Omit<Interaction, "name" | "world"> = {
  locale: "da",
  persona: "anna",
  path: "/overview",
  reach: (page, t) => getLoadMore(page, t).waitFor(),
  press: async (page, t) => {
    await getLoadMore(page, t).click();
    await page.getByText(t("page.projectList.loaded", { count: 20 })).waitFor({ state: "attached" });
  },
};

const openNotifications: Interaction = {
  name: "open 120 notifications",
  world: { country: "DK", scenario: "notifications" },
  locale: "da",
  persona: "clara",
  path: "/overview",
  reach: (page) => getBell(page).waitFor(),
  press: async (page, t) => {
    await getBell(page).click();
    await getNotificationDialog(page, t).waitFor();
  },
};

const interactions: readonly Interaction[] = [
  { ...loadMore, name: "load more projects", world: { country: "DK" } },
  { ...loadMore, name: "load more of 2,000 projects", world: { country: "DK", scenario: "huge" } },
  {
    name: "open a dialog",
    world: { country: "DK" },
    locale: "da",
    persona: "anna",
    path: "/project/project-1",
    reach: (page, t) => page.getByRole("button", { name: t("page.project.cancel.open") }).waitFor(),
    press: async (page, t) => {
      await page.getByRole("button", { name: t("page.project.cancel.open") }).click();
      await page.getByRole("dialog").getByRole("radio").first().waitFor();
    },
  },
  openNotifications,
  {
    ...openNotifications,
    name: "open 120 notifications again",
    // Their code has been loaded, which the first time lets the dialog appear before its list.
    reach: async (page, t) => {
      await openNotifications.press(page, t);
      const dialog = getNotificationDialog(page, t);
      await dialog.getByRole("listitem").first().waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    },
  },
  {
    name: "switch the locale",
    world: { country: "CH" },
    locale: "de-CH",
    persona: "anna",
    path: "/overview",
    reach: async (page, t) => {
      await getLoadMore(page, t).waitFor();
      await page.getByRole("combobox", { name: t("app.language") }).focus();
    },
    press: async (page) => {
      await page.keyboard.press("ArrowDown");
      await page.locator("html[lang=fr-CH]").waitFor();
    },
  },
  {
    name: "search 1,000 questions",
    world: { country: "DK" },
    locale: "da",
    persona: "anna",
    path: "/faq",
    prepare: (page) => repeatQuestions(page, 1000),
    reach: async (page, t) => {
      await page
        .getByRole("region", { name: t("page.faq.questions") })
        .locator("summary")
        .first()
        .waitFor();
      await page.getByRole("searchbox").focus();
    },
    press: async (page, t) => {
      await page.keyboard.type("vindue", { delay: 150 });
      await page
        .getByRole("region", { name: t("page.faq.questions") })
        .locator("mark")
        .first()
        .waitFor({ state: "attached" });
    },
  },
];

/** What one interaction took, in milliseconds: the time until its next paint, the longest if it has several presses. */
export interface InteractionResult {
  name: string;
  milliseconds: number;
}

/** The median of several runs of each interaction, each in a browser context of its own, in turn. */
export async function measureInteractions(): Promise<InteractionResult[]> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const runs = new Map(interactions.map((interaction) => [interaction, [] as number[]]));
  for (let run = 0; run < runsPerInteraction; run++) {
    for (const [interaction, results] of runs) {
      const world = await TestWorld.create(interaction.world);
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        locale: interaction.locale,
        storageState: await world.storageState(interaction.persona),
      });
      results.push(await measureInteraction(context, interaction));
      await context.close();
      await world.delete();
    }
  }
  await browser.close();
  return [...runs].map(([{ name }, results]) => ({ name, milliseconds: getMedian(results) }));
}

async function measureInteraction(context: BrowserContext, interaction: Interaction): Promise<number> {
  const { world, locale, path, prepare, reach, press } = interaction;
  const t = createTranslate(locale);
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(`http://${portalHost(world.country)}${path}`);
  await reach(page, t);
  await page.waitForLoadState("networkidle");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(observeInteractions);
  await press(page, t);
  return page.evaluate(readLongestPress);
}

/**
 * Runs in the page. Durations of presses are collected from here on; 16 ms is the shortest that browsers report. Events
 * without an id of their interaction, such as a pointer that moves over the page, are none.
 */
function observeInteractions(): void {
  const durations: number[] = [];
  const observer = new PerformanceObserver((list) => {
    const presses = list.getEntries().filter((event) => Reflect.get(event, "interactionId") > 0);
    durations.push(...presses.map(({ duration }) => duration));
  });
  const options = { type: "event", durationThreshold: 16 };
  observer.observe(options);
  Object.assign(window, { pressDurations: durations });
}

/** Runs in the page: the longest time from a press to the paint that follows. */
async function readLongestPress(): Promise<number> {
  // Browsers report a press some time after its paint.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500)));
  const durations: number[] = Reflect.get(window, "pressDurations");
  return Math.max(0, ...durations);
}

function getLoadMore(page: Page, t: Translate): Locator {
  return page.getByRole("button", { name: t("page.projectList.loadMore"), exact: true });
}

function getBell(page: Page): Locator {
  return page.locator("header button[aria-haspopup=dialog]");
}

function getNotificationDialog(page: Page, t: Translate): Locator {
  return page.getByRole("dialog", { name: t("notifications.bell.title") });
}
