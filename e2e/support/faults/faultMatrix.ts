import { expect, type Page } from "@playwright/test";
import type { FaultEffect } from "#mock-server/world/faults/fault.ts";

/** The ways in which a request can fail. */
export type FaultName =
  | "no connection"
  | "timeout"
  | "401"
  | "403"
  | "500"
  | "GraphQL errors"
  | "null data"
  | "malformed JSON";

export const faultEffects: Record<FaultName, FaultEffect> = {
  "no connection": { kind: "reset" },
  timeout: { kind: "latency", milliseconds: 120_000 },
  "401": { kind: "unauthorized" },
  "403": { kind: "status", status: 403 },
  "500": { kind: "status", status: 500 },
  "GraphQL errors": { kind: "graphqlErrors", errors: [{ message: "The service failed." }] },
  "null data": { kind: "nullData" },
  // The only fault of a request that the service has carried out.
  "malformed JSON": { kind: "malformed" },
};

/** What the browser logs about a failed request, and the portal about a screen that cannot be shown. */
export const ignoredConsoleErrors = [
  /Failed to load resource/,
  /A screen could not be shown/,
  /A service reported an error/,
  /The sign-in failed/,
  /React Router caught the following error/,
  /console: \w+Error: /,
];

/** Repeats an assertion while the page's clock runs fast, past the portal's retries and timeouts. */
export async function fastForwardUntil(
  page: Page,
  fault: FaultName,
  assertion: () => Promise<void>,
): Promise<void> {
  // No longer than needed: requests that take their usual time must not run into the timeout of 30 seconds.
  const step = fault === "timeout" ? 31_000 : 2100;
  await expect(async () => {
    await page.clock.fastForward(step);
    await assertion();
  }).toPass({ intervals: [50], timeout: 20_000 });
}
