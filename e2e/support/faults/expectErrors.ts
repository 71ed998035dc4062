import { expect as baseExpect, type Locator, type Page, type Request, test } from "@playwright/test";
import { getOperationName } from "../browser/graphqlRequests.ts";
import type { TestWorld } from "../fixtures/testWorld.ts";
import {
  expectVisibleNow,
  type FaultName,
  fastForwardUntil,
  faultEffects,
  typicalFaults,
} from "./faultMatrix.ts";

const expect = baseExpect.configure({ timeout: 500 });

interface FailingLoad {
  operation: string;
  /** Opens what loads the data. */
  open: () => Promise<unknown>;
  /** The button that tries again. */
  retry: Locator;
  expectError: (fault: FaultName) => Promise<void>;
  /** The typical faults by default. */
  faults?: readonly FaultName[];
}

/**
 * Lets a query fail in several ways, first when the page is opened, then whenever the visitor tries again. Afterwards
 * the page still shows the last error, and the next try succeeds.
 */
export async function expectErrorOnLoad(page: Page, world: TestWorld, load: FailingLoad): Promise<void> {
  const { operation, open, retry, expectError, faults = typicalFaults } = load;
  const pending = trackPendingRequests(page, operation);
  for (const [index, fault] of faults.entries()) {
    await failRequest(page, world, operation, fault, {
      act: () => (index === 0 ? open() : retry.click()),
      verify: async () => {
        expect(pending.size, "pending requests").toBe(0);
        await expectError(fault);
      },
    });
  }
}

interface FailingAction {
  operation: string;
  /** What the visitor does to send the request. */
  act: () => Promise<unknown>;
  alert: Locator;
  /** What else must hold after each failure. */
  verify?: () => Promise<void>;
  /** The typical faults by default. */
  faults?: readonly FaultName[];
}

/** Lets a mutation or an upload fail in several ways, one after the other. */
export async function expectErrorOnAction(
  page: Page,
  world: TestWorld,
  action: FailingAction,
): Promise<void> {
  const { operation, act, alert, verify, faults = typicalFaults } = action;
  const pending = trackPendingRequests(page, operation);
  for (const fault of faults) {
    await failRequest(page, world, operation, fault, {
      act,
      verify: async () => {
        expect(pending.size, "pending requests").toBe(0);
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        await expectVisibleNow(alert);
        await verify?.();
      },
    });
  }
}

interface FailingRequest {
  act: () => Promise<unknown>;
  verify: () => Promise<void>;
}

async function failRequest(
  page: Page,
  world: TestWorld,
  operation: string,
  fault: FaultName,
  { act, verify }: FailingRequest,
): Promise<void> {
  await test.step(`${operation}: ${fault}`, async () => {
    const active = await world.addFault({ operation, effect: faultEffects[fault] });
    await act();
    // The browser may give a request up before it reaches the service. Without the fault the service would carry it out.
    await baseExpect.poll(() => active.countHits(), "requests that met the fault").toBeGreaterThan(0);
    await fastForwardUntil(page, fault, verify);
    await active.remove();
  });
}

function trackPendingRequests(page: Page, operation: string): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on("request", (request) => {
    if (getOperationName(request) === operation) pending.add(request);
  });
  page.on("requestfinished", (request) => void pending.delete(request));
  page.on("requestfailed", (request) => void pending.delete(request));
  return pending;
}
