import { setTimeout as wait } from "node:timers/promises";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { chromiumLaunchOptions } from "../support/chromium/findChromium.ts";
import { portalHost } from "../support/config/ports.ts";
import { createShownPopups } from "../support/fixtures/shownPopups.ts";
import { type StorageState, TestWorld } from "../support/fixtures/testWorld.ts";
import type { ChaosProxy, Disturbance, Traffic } from "./chaosProxy.ts";
import { inspectPage, type PageState, restoreStorage, visitCookie } from "./inspectPage.ts";
import { scriptFunction } from "./responseKinds.ts";
import { type ChaosScreen, chaosScreens } from "./screens.ts";

/** A country whose main API also serves the registration service: all requests pass one proxy. */
const country = "NO";
const portal = `http://${portalHost(country)}`;

/** After this time a page must show something, from its first rendering: scripts load slowly on a busy machine. */
const maxBlankMs = 5000;
const maxStartMs = 12_000;
/** A page that waits without a request has a pause before it repeats one, which is shorter than this. */
const maxIdleMs = 4000;
/** The portal gives up a request after 30 seconds; a visit is not watched for so long. */
const maxVisitMs = 12_000;
const pollMs = 60;
/** Polls without a change after which a page counts as complete. */
const calmPolls = 2;

/** What a visit ended with. */
export interface Visit {
  outcome: "shown" | "waiting" | "blank" | "hung";
  /** Until the page was complete, or the visit was ended. */
  ms: number;
  /** Errors that nothing caught. */
  uncaught: string[];
  /** Scripts of responses that ran, and URLs that would run one. */
  scripts: string[];
  traffic: Traffic;
}

/** One browser that visits screens, one after the other. */
export class Visitor {
  readonly #proxy: ChaosProxy;
  readonly #worlds: readonly TestWorld[];
  readonly #states: readonly StorageState[];
  #browser: Browser | undefined;
  #page: Page | undefined;
  #uncaught: string[] = [];
  #scripts: string[] = [];
  #visits = 0;

  private constructor(proxy: ChaosProxy, worlds: readonly TestWorld[], states: readonly StorageState[]) {
    this.#proxy = proxy;
    this.#worlds = worlds;
    this.#states = states;
  }

  /** Creates the worlds of all screens; screens with the same scenario share one. */
  static async create(proxy: ChaosProxy): Promise<Visitor> {
    const worldsByRequest = new Map<string, TestWorld>();
    const worlds: TestWorld[] = [];
    const states: StorageState[] = [];
    for (const { scenario, parameters, persona } of chaosScreens) {
      const request = { country, scenario, ...(parameters && { parameters }) } as const;
      const key = JSON.stringify(request);
      const world = worldsByRequest.get(key) ?? (await TestWorld.create(request));
      worldsByRequest.set(key, world);
      worlds.push(world);
      states.push(await world.storageState(persona));
    }
    return new Visitor(proxy, worlds, states);
  }

  async close(): Promise<void> {
    await this.#browser?.close();
  }

  /** Opens a screen as a new visitor would, and watches it until it is complete or the time is over. */
  async visit(screen: ChaosScreen, disturbance?: Disturbance): Promise<Visit> {
    const index = chaosScreens.indexOf(screen);
    const [world, state] = [this.#worlds[index], this.#states[index]];
    if (!world || !state) throw new Error(`Expected a screen of the list, not ${screen.path}.`);
    const page = this.#page ?? (await this.#openPage());
    const traffic = this.#proxy.disturb(world.id, disturbance);
    this.#uncaught = [];
    this.#scripts = [];
    this.#visits += 1;
    await page
      .context()
      .addCookies([...state.cookies, { name: visitCookie, value: `${this.#visits}.${index}`, url: portal }]);
    const start = performance.now();
    // Later navigations, such as to the sign-in, may interrupt this one.
    const opened = page.goto(`${portal}${screen.path}`, { waitUntil: "commit" }).catch(() => undefined);
    await Promise.race([opened, wait(maxStartMs)]);
    const { outcome, scriptUrls } = await watch(page, traffic);
    const ms = performance.now() - start;
    this.#proxy.disturb(world.id);
    const visit = {
      outcome,
      ms,
      uncaught: this.#uncaught,
      scripts: [...this.#scripts, ...scriptUrls],
      traffic,
    };
    // A page that hangs cannot be reused.
    if (outcome === "hung") await this.#closePage();
    return visit;
  }

  async #openPage(): Promise<Page> {
    this.#browser ??= await chromium.launch(chromiumLaunchOptions());
    const context = await this.#browser.newContext({ reducedMotion: "reduce" });
    await this.#observe(context);
    this.#page = await context.newPage();
    return this.#page;
  }

  async #observe(context: BrowserContext): Promise<void> {
    context.on("weberror", (error) => {
      // The sign-in page belongs to the provider.
      if (error.page()?.url().startsWith(portal)) this.#uncaught.push(String(error.error()));
    });
    await context.exposeFunction(scriptFunction, () => this.#scripts.push("a script ran"));
    await context.addInitScript(restoreStorage, {
      hostname: new URL(portal).hostname,
      byScreen: this.#states.map(({ origins }) => [
        ...origins.flatMap(({ localStorage }) => localStorage),
        createShownPopups(),
      ]),
    });
  }

  async #closePage(): Promise<void> {
    await this.#browser?.close();
    this.#browser = undefined;
    this.#page = undefined;
  }
}

/** Watches a page until it is complete, or until it is certain that it hangs. */
async function watch(
  page: Page,
  traffic: Traffic,
): Promise<{ outcome: Visit["outcome"]; scriptUrls: string[] }> {
  let start = performance.now();
  let isStarted = false;
  let calm = 0;
  let last: PageState | undefined;
  for (;;) {
    const state = await inspect(page, maxBlankMs);
    const now = performance.now();
    if (state?.isStarted && !isStarted) {
      isStarted = true;
      start = now;
    }
    const isOver = now - start > (isStarted ? maxBlankMs : maxStartMs);
    const isIdle = traffic.pending.size === 0;
    if (!state) {
      if (isOver) return { outcome: "hung", scriptUrls: [] };
      continue;
    }
    const { scriptUrls, textLength, hasHeading, isWaiting } = state;
    const isComplete = textLength > 0 && hasHeading && !isWaiting && isIdle;
    calm = isComplete && textLength === last?.textLength ? calm + 1 : 0;
    last = state;
    if (calm >= calmPolls) return { outcome: "shown", scriptUrls };
    if (isOver) {
      if (!isWaiting && textLength === 0) return { outcome: "blank", scriptUrls };
      if (!isWaiting) return { outcome: "shown", scriptUrls };
      if (!isIdle || now - start > maxVisitMs) return { outcome: "waiting", scriptUrls };
      // Nothing is under way that could end the waiting.
      if (now - Math.max(traffic.changedAt, start) > maxIdleMs) return { outcome: "hung", scriptUrls };
    }
    await wait(pollMs);
  }
}

/** The state of the page; undefined if it does not respond in time, or is between two documents. */
async function inspect(page: Page, limitMs: number): Promise<PageState | undefined> {
  return Promise.race([
    page.evaluate(inspectPage).catch(() => undefined),
    wait(limitMs).then(() => undefined),
  ]);
}
