import type { Page } from "@playwright/test";
import type { TestWorld } from "./support/control.ts";
import { oneCountry } from "./support/countries.ts";
import { effects, type FaultName, faultNames, inNoTime, noises } from "./support/faultMatrix.ts";
import { moveClock } from "./support/moveClock.ts";
import { expectOutcome, type Outcome } from "./support/outcomes.ts";
import { choosePersona } from "./support/provider.ts";
import type { Translate } from "./support/texts.ts";
import { test } from "./support/world.ts";

type Outcomes = Partial<Record<FaultName, Outcome>>;

const lastingTrouble: Outcomes = {
  "no connection": "the offline screen",
  "no answer in time": "the offline screen",
  "401": "the error screen",
  "403": "the error screen",
  "500": "the error screen",
  "GraphQL errors": "the error screen",
  "null data": "the error screen",
  "malformed JSON": "the error screen",
};

/** What each fault of each call leads to; a fault that a call cannot have is left out. */
const outcomesOf: Record<string, Outcomes> = {
  RuntimeConfig: lastingTrouble,
  ShowAccount: { ...lastingTrouble, "401": "the sign-in" },
  Projects: lastingTrouble,
  UnreadNotifications: allOf(lastingTrouble, "the list without notifications"),
  "GET /api/auth/me": {
    ...without(lastingTrouble, "GraphQL errors"),
    "401": "the sign-in",
    // It says no more than that the token is good.
    "null data": "the list",
  },
  "GET /api/campaigns": allOf(without(lastingTrouble, "GraphQL errors"), "the list"),
};

const refresh: Outcomes = {
  ...without(lastingTrouble, "GraphQL errors"),
  "null data": "the sign-in",
};

const exchange = allOf(without(lastingTrouble, "GraphQL errors"), "the authorization error");

test.describe("A signed-in visitor of the list", oneCountry, () => {
  test.use({ persona: "clara" });

  for (const [operation, outcomes] of Object.entries(outcomesOf)) {
    test(`meets what fits where ${operation} fails in any way [R2.6] [R2.7] [R8.5] [R8.6]`, async ({
      page,
      world,
      problems,
      t,
    }) => {
      test.slow();
      problems.allow(...noises);
      await page.clock.install();
      await meetEach(page, world, t, { operation, outcomes, open: () => openOrRetry(page, t) });
    });
  }

  test("meets what fits where the refresh of the id token fails in any way [R4.4] [R8.10]", async ({
    page,
    world,
    problems,
    t,
  }) => {
    test.slow();
    problems.allow(...noises);
    await moveClock(page, world, 2 * 3600);
    await meetEach(page, world, t, { operation: "token", outcomes: refresh, open: () => openList(page) });
  });
});

test.describe("A visitor who returns from the provider", oneCountry, () => {
  test("is told where the exchange of the code fails in any way [R8.10]", async ({
    page,
    context,
    world,
    problems,
    t,
  }) => {
    test.slow();
    problems.allow(...noises);
    await page.clock.install();
    const open = async () => {
      // The provider would remember the sign-in before.
      await context.clearCookies({ domain: "localhost" });
      await openList(page);
      await choosePersona(page, "clara");
    };
    await meetEach(page, world, t, { operation: "token", outcomes: exchange, open });
  });
});

interface Meeting {
  operation: string;
  outcomes: Outcomes;
  /** Brings the visitor to where the operation is needed. */
  open: () => Promise<void>;
}

/** Lets an operation fail in each way in turn, and looks for what that leads to. */
async function meetEach(page: Page, world: TestWorld, t: Translate, meeting: Meeting): Promise<void> {
  const { operation, outcomes, open } = meeting;
  for (const [fault, outcome] of entriesOf(outcomes)) {
    await test.step(`${fault}: ${outcome}`, async () => {
      const recover = await world.addFault({ operation, effect: effects[fault] });
      await open();
      await inNoTime(page, fault, () => expectOutcome[outcome](page, t));
      await recover();
    });
  }
}

async function openList(page: Page): Promise<void> {
  await page.goto("/overview", { waitUntil: "commit" });
}

/** Opens the list, or tries again where the screen before offers it. */
async function openOrRetry(page: Page, t: Translate): Promise<void> {
  const retry = page.getByRole("button", { name: t("app.error.retry") });
  await ((await retry.isVisible()) ? retry.click() : openList(page));
}

/** The faults with what they lead to; those that end the session last, as nothing can be tried after them. */
function entriesOf(outcomes: Outcomes): [FaultName, Outcome][] {
  const entries = faultNames.flatMap((name): [FaultName, Outcome][] => {
    const outcome = outcomes[name];
    return outcome ? [[name, outcome]] : [];
  });
  const endsSession = ([, outcome]: [FaultName, Outcome]) => Number(outcome === "the sign-in");
  return entries.toSorted((a, b) => endsSession(a) - endsSession(b));
}

function allOf(outcomes: Outcomes, outcome: Outcome): Outcomes {
  return Object.fromEntries(Object.keys(outcomes).map((name) => [name, outcome]));
}

function without(outcomes: Outcomes, fault: FaultName): Outcomes {
  const { [fault]: _, ...rest } = outcomes;
  return rest;
}
