import { expect, type Locator, type Page } from "@playwright/test";
import type { ScenarioParameters, TestWorld } from "#e2e/support/fixtures/testWorld.ts";
import type { MessageId, Translate } from "#e2e/support/fixtures/texts.ts";
import type { ScenarioName } from "#mock-server/scenarios/scenarios.ts";
import type { FaultRequest } from "#mock-server/world/faults/fault.ts";

export interface ScreenContext {
  page: Page;
  t: Translate;
  world: TestWorld;
}

/** The path of a visit and its world. */
export interface Visit {
  path: string;
  /** The persona that is signed in; nobody by default. */
  persona?: string;
  scenario?: ScenarioName;
  parameters?: ScenarioParameters<ScenarioName>;
}

/** One state of one screen, whose looks and accessibility are tested. */
export interface Screen {
  /** The screen and its state, such as `overview-empty`; its screenshots begin with it. */
  name: string;
  /** The visit that starts with this screen. Without one, the visit of the screen before continues. */
  visit?: Visit;
  /** The fault during this screen. */
  fault?: FaultRequest;
  /** Brings the screen into its state and waits for it. */
  reach(context: ScreenContext): Promise<void>;
  /** Elements that differ from run to run. */
  getMasked?(page: Page): Locator[];
}

/** A request that gets no response during a test. */
export function createPendingResponse(operation: string): FaultRequest {
  return { operation, effect: { kind: "latency", milliseconds: 120_000 } };
}

/** Closes a dialog without doing anything. */
export async function closeDialog({ page }: ScreenContext): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Waits for the campaign at the end of a screen, which loads after the first paint. */
export function expectCampaign({ page, t }: ScreenContext): Promise<void> {
  const name = t("campaign.label");
  return expect(page.getByRole("main").getByRole("region", { name })).toBeVisible();
}

export function expectHeading({ page, t }: ScreenContext, title: MessageId): Promise<void> {
  return expect(page.getByRole("heading", { name: t(title), exact: true })).toBeVisible();
}
