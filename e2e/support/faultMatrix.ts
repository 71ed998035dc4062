import { expect, type Locator, type Page } from "@playwright/test";
import type { FaultEffect } from "../../mock-server/control/faults/fault.ts";

/** What can happen to a call. */
export const faultNames = [
  "no connection",
  "no answer in time",
  "401",
  "403",
  "500",
  "GraphQL errors",
  "null data",
  "malformed JSON",
] as const;
export type FaultName = (typeof faultNames)[number];

/** What can happen to an upload. It may take as long as it needs: nothing is given up. */
export const uploadFaults = faultNames.filter((fault) => fault !== "no answer in time");

export const effects: Record<FaultName, FaultEffect> = {
  "no connection": { kind: "reset" },
  "no answer in time": { kind: "latency", milliseconds: 120_000 },
  "401": { kind: "unauthorized" },
  "403": { kind: "status", status: 403 },
  "500": { kind: "status", status: 500 },
  "GraphQL errors": { kind: "graphqlErrors", errors: [{ message: "The service is in trouble." }] },
  "null data": { kind: "nullData" },
  "malformed JSON": { kind: "malformed" },
};

/** What the browser says of a call that failed, and the portal of a screen that it could not show. */
export const noises = [
  /Failed to load resource/,
  /A screen could not be shown/,
  /React Router caught the following error/,
  /console: \w+Error: /,
];

/** Waits for an outcome, while the time that the portal waits for another try or an answer passes quickly. */
export async function inNoTime(page: Page, fault: FaultName, check: () => Promise<void>): Promise<void> {
  // No longer than needed: calls that take their usual time must not be given up.
  const step = fault === "no answer in time" ? 31_000 : 2100;
  await expect(async () => {
    await page.clock.fastForward(step);
    await check();
  }).toPass({ intervals: [50], timeout: 20_000 });
}

/** Whether a fault looks like a network that does not reach the service. */
export function isOutOfReach(fault: FaultName): boolean {
  return fault === "no connection" || fault === "no answer in time";
}

/** Asked again and again while time passes: it is there at once, or not yet. */
export function shows(target: Locator): Promise<void> {
  return expect(target.first()).toBeVisible({ timeout: 500 });
}
