import { expect, it } from "vitest";
import { contentSeeds } from "#seeds/content/contentSeeds.ts";
import { findRequest } from "#testing/findRecords.ts";
import { createClient } from "#testing/serviceClient.ts";
import { createStandingWorld } from "#testing/worlds.ts";

it.each([
  { locale: "de-CH", language: "gsw" },
  { locale: "sv", language: "sv" },
] as const)("createCartModel names products in the language of $locale", async ({ locale, language }) => {
  const world = createStandingWorld("CH");
  const { data } = await createClient(world, "clara", { "x-taglys-locale": locale }).main(
    `query ($id: ID!) {
      showRequest(id: $id) { cart { installableProductName items { description } } }
      projects { items { activeRequest { cartItems { description } } } }
    }`,
    { id: findRequest(world, "clara").id },
  );
  const { window, flashing, blind } = contentSeeds[language].products;
  const items = [window, flashing, blind].map((description) => ({ description }));
  expect(data).toEqual({
    showRequest: { cart: { installableProductName: window, items } },
    projects: { items: [{ activeRequest: { cartItems: items } }] },
  });
});
