import { beforeEach, describe, expect, it } from "vitest";
import { buildWorld } from "../../../mock-server/scenarios/buildWorld.ts";
import type { GraphQlContext } from "../../../mock-server/services/requestContext.ts";
import { getTexts } from "../../../mock-server/texts/getTexts.ts";
import { type ActiveMutation, createActiveMutation } from "../activeMutation.ts";
import { replaceResolver } from "./fieldMutation.ts";
import { interceptResolvers } from "./interceptResolvers.ts";
import { undoEffects } from "./worldChanges.ts";

const world = buildWorld({ id: "se", country: "SE", scenario: "empty" });
const context: GraphQlContext = {
  ...{ world, account: null, locale: "sv-SE", texts: getTexts("sv-SE") },
  ...{ portalOrigin: "", origins: { registration: "", identity: "" } },
};
const giveFeedback = { projectId: "project-1", rating: 5 };

let active: ActiveMutation;
let resolvers: ReturnType<typeof createResolvers>;

function createResolvers() {
  return {
    Query: { projects: (_: unknown, args: object) => args },
    Mutation: {
      giveFeedback: (_: unknown, args: { rating: number }) => {
        world.feedback.push({ projectId: "project-1", rating: args.rating, comment: null });
        return args.rating;
      },
    },
  };
}

const rate = (args: { rating: number } = giveFeedback) =>
  Reflect.apply(resolvers.Mutation.giveFeedback, undefined, [{}, args, context, {}]);

beforeEach(() => {
  world.feedback = [];
  active = createActiveMutation();
  resolvers = createResolvers();
  interceptResolvers([resolvers], active);
});

describe("interceptResolvers", () => {
  it("calls the resolver without a mutation and with one of another field", async () => {
    expect(rate()).toBe(5);
    active.mutation = replaceResolver("Query.projects", () => null);
    expect(rate()).toBe(5);
    expect(active.appliedCount).toBe(0);
  });

  it("calls the active mutation instead of its field's resolver", async () => {
    active.mutation = replaceResolver("Mutation.giveFeedback", ({ args, resolve }) =>
      resolve({ ...args, rating: 1 }),
    );
    expect(await rate()).toBe(1);
    expect([active.appliedCount, world.feedback[0]?.rating]).toEqual([1, 1]);
  });

  it("keeps the world as it was if a mutation undoes effects", async () => {
    active.mutation = replaceResolver("Mutation.giveFeedback", ({ context: { world: changed }, resolve }) =>
      undoEffects(changed, resolve),
    );
    expect(await rate()).toBe(5);
    expect(world.feedback).toEqual([]);
  });

  it("keeps the error of a mutation that fails by itself", async () => {
    active.mutation = replaceResolver("Mutation.giveFeedback", () => {
      throw new TypeError("rating is undefined");
    });
    await expect(rate()).rejects.toThrow("rating is undefined");
    expect(active.error).toBe("rating is undefined");
  });
});
