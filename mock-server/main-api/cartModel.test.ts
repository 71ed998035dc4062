import { expect, it } from "vitest";
import { callerIn } from "../testing/caller.ts";
import { requestOf } from "../testing/records.ts";
import { freshWorld } from "../testing/worlds.ts";
import { contentSeeds } from "../world/content/contentSeeds.ts";

it.each([
  { locale: "de-CH", language: "gsw" },
  { locale: "fr-CH", language: "fr" },
  { locale: "it-CH", language: "it" },
  { locale: "sv", language: "sv" },
] as const)("a cart names its products in the language of $locale", async ({ locale, language }) => {
  const world = freshWorld("CH");
  const { data } = await callerIn(world, "clara", { "x-taglys-locale": locale }).main(
    `query ($id: ID!) {
      showRequest(id: $id) { cart { installableProductName items { description } } }
      projects { items { activeRequest { cartItems { description } } } }
    }`,
    { id: requestOf(world, "clara").id },
  );
  const { window, flashing, blind } = contentSeeds[language].products;
  const items = [window, flashing, blind].map((description) => ({ description }));
  expect(data).toEqual({
    showRequest: { cart: { installableProductName: window, items } },
    projects: { items: [{ activeRequest: { cartItems: items } }] },
  });
});
