import type { Page } from "@playwright/test";
import { servicePhones } from "#servicePhones.ts";
import { getProjectCards } from "../support/actions/projectList.ts";
import { choosePersona } from "../support/actions/signIn.ts";
import { advanceClock } from "../support/browser/advanceClock.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expectOutcome, type Outcome } from "../support/faults/expectOutcome.ts";
import {
  type FaultName,
  fastForwardUntil,
  faultEffects,
  ignoredConsoleErrors,
} from "../support/faults/faultMatrix.ts";
import { expect, test } from "../support/fixtures/test.ts";
import type { TestWorld } from "../support/fixtures/testWorld.ts";
import type { Translate } from "../support/fixtures/texts.ts";

type Outcomes = readonly (readonly [FaultName, Outcome])[];

/** Every kind of fault, for the operation that all cabinet pages handle alike. */
const projectsOutcomes: Outcomes = [
  ["no connection", "the offline screen"],
  ["timeout", "the offline screen"],
  ["401", "the rejected sign-in"],
  ["403", "the error screen"],
  ["500", "the error screen"],
  ["GraphQL errors", "the error screen"],
  ["null data", "the error screen"],
  ["malformed JSON", "the error screen"],
];

/**
 * Other operations run a fault for each way of handling. That all faults become one of three kinds of errors is tested in
 * `src/api/graphqlClient.test.ts`, what follows from them in `src/app/session-end` and `src/app/layouts`.
 */
const operationOutcomes: Record<string, Outcomes> = {
  RuntimeConfig: [["no connection", "the offline screen"]],
  ShowAccount: [["GraphQL errors", "the error screen"]],
  "GET /api/auth/me": [
    ["500", "the error screen"],
    // The status alone says that the token is valid.
    ["null data", "the list"],
  ],
  UnreadNotifications: [["GraphQL errors", "the list without notifications"]],
  "GET /api/campaigns": [["timeout", "the list"]],
};

const refreshOutcomes: Outcomes = [
  ["500", "the unavailable sign-in"],
  ["null data", "the authorization error"],
];

test.describe("Project list of a signed-in customer", oneCountry, () => {
  test.use({ persona: "clara" });

  test("handles each fault of its request", async ({ page, world, browserErrors, t }) => {
    test.slow();
    browserErrors.ignore(...ignoredConsoleErrors);
    await page.clock.install();
    const open = () => openOrRetry(page, t);
    await expectOutcomes(page, world, t, { operation: "Projects", outcomes: projectsOutcomes, open });
  });

  test("handles faults of the requests that each page needs", async ({ page, world, browserErrors, t }) => {
    test.slow();
    browserErrors.ignore(...ignoredConsoleErrors);
    await page.clock.install();
    for (const [operation, outcomes] of Object.entries(operationOutcomes)) {
      await test.step(operation, () =>
        expectOutcomes(page, world, t, { operation, outcomes, open: () => openList(page) }),
      );
    }
  });

  test("offers to try again and names the service telephone while a service stalls", async ({
    page,
    world,
    browserErrors,
    t,
  }) => {
    browserErrors.ignore(...ignoredConsoleErrors);
    await page.clock.install();
    // The list first: without the configuration, the country is that of the last visit.
    for (const operation of ["Projects", "ShowAccount", "RuntimeConfig"]) {
      await test.step(operation, async () => {
        const stall = await world.addFault({ operation, effect: faultEffects.timeout });
        await openList(page);
        for (const text of [t("error.slow"), t("error.stalled")]) {
          await fastForwardUntil(page, "no connection", () =>
            expect(page.getByText(text).first()).toBeVisible({ timeout: 500 }),
          );
        }
        await expect(page.getByRole("link", { name: servicePhones.DE })).toBeVisible();
        await stall.remove();
        await page.getByRole("button", { name: t("error.retry") }).click();
        await expect(getProjectCards(page)).toHaveCount(1);
        await expect(page.getByText(t("error.slow"))).toHaveCount(0);
      });
    }
  });

  test("handles faults of the token refresh", async ({ page, world, browserErrors, t }) => {
    test.slow();
    browserErrors.ignore(...ignoredConsoleErrors);
    await advanceClock(page, world, 2 * 3600);
    await expectOutcomes(page, world, t, {
      operation: "token",
      outcomes: refreshOutcomes,
      open: () => openList(page),
    });
  });
});

test.describe("Return from the sign-in provider", oneCountry, () => {
  test("shows an error if the exchange of the code fails", async ({ page, world, browserErrors, t }) => {
    test.slow();
    browserErrors.ignore(...ignoredConsoleErrors);
    await page.clock.install();
    const open = async () => {
      await openList(page);
      await choosePersona(page, "clara");
    };
    const outcomes = [["no connection", "the authorization error"]] as const;
    await expectOutcomes(page, world, t, { operation: "token", outcomes, open });
  });
});

interface FailingVisit {
  operation: string;
  outcomes: Outcomes;
  /** Brings the visitor to where the operation is needed. */
  open: () => Promise<void>;
}

async function expectOutcomes(
  page: Page,
  world: TestWorld,
  t: Translate,
  { operation, outcomes, open }: FailingVisit,
): Promise<void> {
  for (const [fault, outcome] of outcomes) {
    await test.step(`${fault}: ${outcome}`, async () => {
      const active = await world.addFault({ operation, effect: faultEffects[fault] });
      await open();
      await fastForwardUntil(page, fault, () => expectOutcome[outcome](page, t));
      await active.remove();
    });
  }
}

async function openList(page: Page): Promise<void> {
  await page.goto("/overview", { waitUntil: "commit" });
}

/** Opens the list, or tries again if the page before offers it. */
async function openOrRetry(page: Page, t: Translate): Promise<void> {
  const retry = page.getByRole("button", { name: t("error.retry") });
  await ((await retry.isVisible()) ? retry.click() : openList(page));
}
