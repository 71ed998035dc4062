import { expect, type Locator, type Page, type Request, test } from "@playwright/test";
import { operationOf } from "./calls.ts";
import type { TestWorld } from "./control.ts";
import { effects, type FaultName, faultNames, inNoTime } from "./faultMatrix.ts";

interface FailingLoad {
  operation: string;
  /** Opens what loads it. */
  open: () => Promise<unknown>;
  /** What the visitor presses for another try. */
  retry: Locator;
  /** Says that the page shows the failure. */
  failed: (fault: FaultName) => Promise<void>;
}

/**
 * Lets what a page loads fail in each way in turn, at first when it is opened, then whenever the visitor tries again;
 * afterwards nothing fails any more, and the page waits for one more try.
 */
export async function failToLoadInAnyWay(page: Page, world: TestWorld, load: FailingLoad): Promise<void> {
  const { operation, open, retry, failed } = load;
  const calls = countCalls(page, operation);
  for (const [index, fault] of faultNames.entries()) {
    await test.step(`${operation}: ${fault}`, async () => {
      const before = calls.started;
      const recover = await world.addFault({ operation, effect: effects[fault] });
      await (index === 0 ? open() : retry.click());
      await expect.poll(() => calls.started).toBeGreaterThan(before);
      await inNoTime(page, fault, async () => {
        expect(calls.ended, "calls that are over").toBe(calls.started);
        await failed(fault);
      });
      await recover();
    });
  }
}

/** The page's calls of one operation from now on. */
function countCalls(page: Page, operation: string): { started: number; ended: number } {
  const calls = { started: 0, ended: 0 };
  const isCall = (request: Request) => operationOf(request) === operation;
  page.on("request", (request) => {
    if (isCall(request)) calls.started++;
  });
  const end = (request: Request) => {
    if (isCall(request)) calls.ended++;
  };
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return calls;
}
