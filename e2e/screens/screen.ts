import type { Locator, Page } from "@playwright/test";
import type { FaultRequest } from "../../mock-server/control/faults/fault.ts";
import type { ScenarioName } from "../../mock-server/world/scenarios/scenarios.ts";
import type { ScenarioParameters, TestWorld } from "../support/control.ts";
import type { Translate } from "../support/texts.ts";

/** What leads to a state of a screen. */
export interface Visit {
  page: Page;
  t: Translate;
  world: TestWorld;
}

/** One state of one screen, which is looked at by day and night, at each width and with longer texts. */
export interface Screen {
  /** The screen and its state, such as `overview-empty`; its pictures are called so. */
  name: string;
  address: string;
  /** Who looks at it; somebody who is not signed in where nobody is named. */
  persona?: string;
  scenario?: ScenarioName;
  parameters?: ScenarioParameters<ScenarioName>;
  /** What goes wrong from the start. */
  fault?: FaultRequest;
  /** Brings the state about, and waits until it is there. */
  reach(visit: Visit): Promise<void>;
  /** What is different each time. */
  changing?(page: Page): Locator[];
}

/** An answer that does not come while somebody looks. */
export function waitingFor(operation: string): FaultRequest {
  return { operation, effect: { kind: "latency", milliseconds: 120_000 } };
}
