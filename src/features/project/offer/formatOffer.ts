import type { IntlShape } from "react-intl";
import { keepNumbersTogether } from "#i18n/formats/keepNumbersTogether.ts";
import type { Translate } from "#i18n/text.tsx";
import type { CountryFacts } from "#schema/countries.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";

type Cart = Pick<NonNullable<InstallerRequest["cart"]>, "installableProductCount" | "installableProductName">;

/** How many of which product are offered; the product alone where the number could not be read. */
export function formatProduct(t: Translate, cart: Cart): string {
  const { installableProductCount: count } = cart;
  const name = keepNumbersTogether(cart.installableProductName);
  return Number.isNaN(count) ? name : t("page.project.offer.product", { count, name });
}

/** A price in the currency of the country; undefined where it could not be read. */
export function formatPrice(intl: IntlShape, amount: number, { currency }: CountryFacts): string | undefined {
  return Number.isNaN(amount) ? undefined : intl.formatNumber(amount, { style: "currency", currency });
}
