import { beforeEach, describe, expect, it } from "vitest";
import { contentSeeds } from "#seeds/content/contentSeeds.ts";
import { findRequest, requireDefined } from "#testing/findRecords.ts";
import { createClient } from "#testing/serviceClient.ts";
import { createStandingWorld } from "#testing/worlds.ts";
import type { World } from "#world/world.ts";
import { createId } from "../../../../schema/createId.ts";

const cancelDocument = `mutation ($id: ID!, $reason: ID! = "reason-1", $customReason: String) {
  cancelRequest(requestId: $id, reasonId: $reason, customReason: $customReason) {
    id currentStatus previousActiveStatus currentReason { id label allowsFreeText }
  }
}`;

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

describe("cancelRequest", () => {
  it("keeps the status before the pause if the request was paused", async () => {
    const paused = requireDefined(
      world.requests.find(({ statusBeforePausing }) => statusBeforePausing === "OFFER_SENT"),
    );
    const { data } = await createClient(world, "anna").main(cancelDocument, { id: paused.id });
    expect(data).toMatchObject({ cancelRequest: { previousActiveStatus: "OFFER_SENT" } });
  });

  it("removes the deadline", async () => {
    const request = findRequest(world, "clara");
    await createClient(world, "clara").main(cancelDocument, { id: request.id });
    world.clock.advance(30 * 86_400_000);
    const { data } = await createClient(world, "clara").main(
      "query ($id: ID!) { showRequest(id: $id) { deadlineDays remainingDays overdue } }",
      { id: request.id },
    );
    expect(data).toEqual({ showRequest: { deadlineDays: null, remainingDays: null, overdue: false } });
  });

  it.each([
    { title: "a trimmed text", customReason: " They were\nkinder. ", stored: "They were\nkinder." },
    { title: "500 characters", customReason: ` ${"ä".repeat(500)} `, stored: "ä".repeat(500) },
    { title: "null for blanks", customReason: " \n ", stored: null },
  ])("stores $title as the custom reason", async ({ customReason, stored }) => {
    const request = findRequest(world, "clara");
    const variables = { id: request.id, reason: createId("reason", 5), customReason };
    const { errors } = await createClient(world, "clara").main(cancelDocument, variables);
    expect(errors).toEqual([]);
    expect(request.customReason).toBe(stored);
  });
});

it("showRequest returns remaining days by the world's clock, negative if overdue", async () => {
  const document = "query ($id: ID!) { showRequest(id: $id) { remainingDays } }";
  const { id } = findRequest(world, "anna", "OPEN");
  const queryRemainingDays = async () => (await createClient(world, "anna").main(document, { id })).data;
  expect(await queryRemainingDays()).toEqual({ showRequest: { remainingDays: 3 } });
  world.clock.advance(5 * 86_400_000);
  expect(await queryRemainingDays()).toEqual({ showRequest: { remainingDays: -2 } });
});

it.each([
  { locale: "de-CH", language: "gsw" },
  { locale: "sv", language: "sv" },
] as const)(
  "showRequest and projects name products in the language of $locale",
  async ({ locale, language }) => {
    const swiss = createStandingWorld("CH");
    const { data } = await createClient(swiss, "clara", { "x-taglys-locale": locale }).main(
      `query ($id: ID!) {
      showRequest(id: $id) { cart { installableProductName items { description } } }
      projects { items { activeRequest { cartItems { description } } } }
    }`,
      { id: findRequest(swiss, "clara").id },
    );
    const { window, flashing, blind } = contentSeeds[language].products;
    const items = [window, flashing, blind].map((description) => ({ description }));
    expect(data).toEqual({
      showRequest: { cart: { installableProductName: window, items } },
      projects: { items: [{ activeRequest: { cartItems: items } }] },
    });
  },
);
