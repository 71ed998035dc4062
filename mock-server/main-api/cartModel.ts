import type { Cart } from "../generated/mainApi.ts";
import { contentLanguageOf } from "../world/content/contentLanguage.ts";
import type { CartRecord, World } from "../world/world.ts";

/** A cart as it is shown, its products named in the language of a locale. */
export function cartIn({ content }: World, record: CartRecord, locale: string): Cart {
  const { installableProduct, items, ...cart } = record;
  const { products } = content[contentLanguageOf(locale)];
  return {
    ...cart,
    installableProductName: products[installableProduct],
    items: items.map(({ product, ...item }) => ({ ...item, description: products[product] })),
  };
}
