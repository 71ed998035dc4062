import type { InstallerRequest } from "../request/installerRequestQuery.ts";

type Total = NonNullable<InstallerRequest["cart"]>["total"];

/** The greatest difference between a total and its rate: the smallest coin of Switzerland. */
const roundingDifference = 0.05;

/** The VAT rate of the totals, to a tenth of a percent; undefined if they have no single rate. */
export function findVatRate({ netPrice, price }: Pick<Total, "netPrice" | "price">): number | undefined {
  if (price === null || netPrice === null) return undefined;
  const rate = Math.round((price / netPrice - 1) * 1000) / 1000;
  return Math.abs(netPrice * (1 + rate) - price) <= roundingDifference ? rate : undefined;
}
