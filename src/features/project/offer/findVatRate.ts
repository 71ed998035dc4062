import type { InstallerRequest } from "../request/installerRequestQuery.ts";

type Total = NonNullable<InstallerRequest["cart"]>["total"];

/** By how much a total may differ from its rate: the smallest coin of Switzerland. */
const roundingDifference = 0.05;

/** The rate of VAT that the totals have, to a tenth of a percent; undefined where they have no single rate. */
export function findVatRate({ netPrice, price }: Pick<Total, "netPrice" | "price">): number | undefined {
  if (price === null || netPrice === null) return undefined;
  const rate = Math.round((price / netPrice - 1) * 1000) / 1000;
  return Math.abs(netPrice * (1 + rate) - price) <= roundingDifference ? rate : undefined;
}
