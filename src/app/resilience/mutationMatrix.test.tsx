import "#testing/dialogElement.ts";
import { afterAll, describe, expect, it } from "vitest";
import operations from "#schema/operations.json" with { type: "json" };
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { FakeMutationService } from "#testing/mutations/fakeMutationService.ts";
import { mutationActions } from "#testing/mutations/mutationActions.ts";
import { mutationEffects } from "#testing/mutations/mutationEffects.ts";
import { MutationVisit } from "#testing/mutations/mutationVisit.ts";

// jsdom lays nothing out and cannot scroll.
Element.prototype.scrollIntoView = () => {};

/** What happens to a mutation that was prepared. Each ends when the screen shows that it was carried out. */
const situations: Record<string, (visit: MutationVisit) => Promise<void>> = {
  "before it reaches the service": async (visit) => {
    await visit.sendInVain("lost");
    await visit.sendAgain();
  },
  "while the connection breaks": async (visit) => {
    await visit.sendInVain("carried out as the connection breaks");
    await visit.sendAgain();
  },
  "after it was carried out without a response": async (visit) => {
    await visit.sendInVain("carried out and lost");
    await visit.sendAgain();
  },
  "before and after a reload": async (visit) => {
    await visit.reload();
    await visit.prepareAgain();
    await visit.sendInVain("carried out unanswered");
    await visit.reload();
    await visit.finish();
  },
  "with an expired session": async (visit) => {
    if (await visit.sendWithExpiredSession()) return;
    await visit.reload();
    await visit.finish();
  },
  "in two tabs": async (visit) => {
    const other = await visit.openTab();
    await other.finish();
    visit.show();
    await visit.sendAgain();
  },
  "with a full storage": async (visit) => {
    visit.fillStorage();
    await visit.sendInVain("lost");
    await visit.sendAgain();
  },
};

const mutations = Object.entries(operations)
  .filter(([, document]) => /^mutation\b/m.test(document))
  .map(([operation]) => operation);
const names = Object.entries(mutationActions)
  .filter(([, { operation }]) => mutations.includes(operation))
  .map(([name]) => name);
const columns = Object.keys(situations);
const isNightly = import.meta.env.MODE === "nightly";
const cases = columns.flatMap((column, index) =>
  names.filter((_, row) => isNightly || row % columns.length === index).map((name) => ({ column, name })),
);

afterAll(() => void process.stdout.write(`Mutations in trouble: ${cases.length} cases\n`));

it("the matrix has a row for each mutation", () => {
  expect(new Set(names.map((name) => mutationActions[name]?.operation))).toEqual(new Set(mutations));
});

// `npm run unit -- --mode nightly` runs all cases; `npm test` those that have each mutation once, and each situation.
describe("a mutation", () => {
  it.each(cases)(
    "is carried out once and loses nothing: $name, $column",
    {
      timeout: 60_000,
    },
    async ({ name, column }) => {
      storeTestCredentials();
      const [action, effect] = [mutationActions[name], mutationEffects[name]];
      if (!action || !effect) throw new Error(`There must be an effect named "${name}".`);
      const service = new FakeMutationService(action, effect);
      const visit = await MutationVisit.open(action, effect, service);
      await visit.prepare();
      await situations[column]?.(visit);
      const isAllowedTwice = column === "in two tabs" && effect.isOncePerTab;
      expect(service.commits).toBeGreaterThan(0);
      expect(service.commits).toBeLessThanOrEqual(isAllowedTwice ? 2 : 1);
    },
  );
});
