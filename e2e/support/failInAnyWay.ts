import { type Locator, type Page, expect as patient, test } from "@playwright/test";
import { callsOf } from "./calls.ts";
import type { TestWorld } from "./control.ts";
import { effects, type FaultName, faultNames, inNoTime } from "./faultMatrix.ts";

/** Asked again and again while time passes: each time the page has it at once or not yet. */
const expect = patient.configure({ timeout: 500 });

interface Failing {
  operation: string;
  /** What the visitor does for the call to be made. */
  act: () => Promise<void>;
  /** What says that it failed. */
  alert: Locator;
  /** What else must be so after each failure. */
  check?: () => Promise<void>;
  /** Which faults; all of them unless told. */
  faults?: readonly FaultName[];
}

/**
 * Lets a visitor's action fail in each way in turn, and looks for the failure each time; afterwards nothing fails any
 * more. The last fault spoils the answer alone: the service has done what it was asked for.
 */
export async function failInAnyWay(page: Page, world: TestWorld, failing: Failing): Promise<void> {
  const { operation, act, alert, check, faults = faultNames } = failing;
  const calls = callsOf(page, operation);
  for (const fault of faults) {
    await test.step(`${operation}: ${fault}`, async () => {
      const before = calls.length;
      const recover = await world.addFault({ operation, effect: effects[fault] });
      await act();
      await patient.poll(() => calls.length).toBeGreaterThan(before);
      await inNoTime(page, fault, async () => {
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        await expect(alert.first()).toBeVisible();
        await check?.();
      });
      await recover();
    });
  }
}
