import type { IntlShape } from "react-intl";
import { keepNumbersTogether } from "#i18n/formats/keepNumbersTogether.ts";
import type { Translate } from "#i18n/text.tsx";
import type { CountryFacts } from "#schema/countries.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { findVatRate } from "./findVatRate.ts";

type Cart = NonNullable<InstallerRequest["cart"]>;

type Product = Pick<Cart, "installableProductCount" | "installableProductName">;

const vatRateFormat = { style: "percent", maximumFractionDigits: 1 } as const;

/** The number and the name of the offered product; only the name if the number could not be read. */
export function formatProduct(t: Translate, cart: Product): string {
  const { installableProductCount: count } = cart;
  const name = keepNumbersTogether(cart.installableProductName);
  return count === null ? name : t("page.project.offer.product", { count, name });
}

/** A price in the currency of the country; undefined if it could not be read. */
export function formatPrice(
  intl: IntlShape,
  amount: number | null,
  { currency }: CountryFacts,
): string | undefined {
  return amount === null ? undefined : intl.formatNumber(amount, { style: "currency", currency });
}

/** The sums of an offer, from the total of the items to the price. */
export function listSums(t: Translate, intl: IntlShape, total: Cart["total"]) {
  const { netPrice, price } = total;
  const rate = findVatRate(total);
  const values = { rate: rate === undefined ? "" : intl.formatNumber(rate, vatRateFormat) };
  return [
    { key: "netProductPrice", label: t("page.project.offer.netProductPrice"), amount: total.netProductPrice },
    {
      key: "netInstallationPrice",
      label: t("page.project.offer.netInstallationPrice"),
      amount: total.netInstallationPrice,
    },
    { key: "netPrice", label: t("page.project.offer.netTotal"), amount: netPrice },
    {
      key: "vat",
      label: t("page.project.offer.vat", values),
      amount: price === null || netPrice === null ? null : price - netPrice,
    },
    { key: "price", label: t("page.project.offer.grossTotal"), amount: price },
  ];
}
