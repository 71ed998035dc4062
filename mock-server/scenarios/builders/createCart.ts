import type { ProductName } from "#seeds/content/contentSeed.ts";
import type { CartRecord } from "#world/records.ts";
import { getWindowImages } from "#world/windows.ts";
import type { Seeder } from "./seeder.ts";

const roundToCents = (amount: number) => Math.round(amount * 100) / 100;

/** Creates a cart of `count` windows with blinds, flashings and installation at the country's prices. */
export function createCart({ country }: Seeder, count: number): CartRecord {
  const { window, blind, flashing, installationPerWindow } = country.netPrices;
  const line = (sku: string, product: ProductName, amount: number, unitPrice: number) => ({
    sku,
    product,
    amount,
    netPrice: roundToCents(amount * unitPrice),
    price: roundToCents(amount * unitPrice * (1 + country.vatRate)),
  });
  const items = [
    line("TGS-M06", "window", count, window),
    line("TFL-M06", "flashing", count, flashing),
    line("TBL-M06", "blind", count, blind),
  ];
  const netProductPrice = roundToCents(items.reduce((sum, item) => sum + item.netPrice, 0));
  const netInstallationPrice = roundToCents(count * installationPerWindow);
  const netPrice = roundToCents(netProductPrice + netInstallationPrice);
  return {
    installableProduct: "window",
    installableProductCount: count,
    installableProductImages: [getWindowImages("DEFAULT").imageUrl],
    items,
    total: {
      netProductPrice,
      netInstallationPrice,
      netPrice,
      price: roundToCents(netPrice * (1 + country.vatRate)),
    },
  };
}
