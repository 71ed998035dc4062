import type { ProductName } from "../content/contentSeed.ts";
import type { CartRecord } from "../world.ts";
import { cycle, type Seeder } from "./seeder.ts";
import { picturesOf } from "./windowSeed.ts";

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** A cart of `count` windows with blinds, flashings and their installation at the country's prices. */
export function cartOf({ country }: Seeder, count: number): CartRecord {
  const { window, blind, flashing, installationPerWindow } = country.netPrices;
  const line = (sku: string, product: ProductName, amount: number, unitPrice: number) => ({
    sku,
    product,
    amount,
    netPrice: cents(amount * unitPrice),
    price: cents(amount * unitPrice * (1 + country.vatRate)),
  });
  const size = cycle(["M06", "M08", "P08", "S06"], count);
  const items = [
    line(`TGS-${size}`, "window", count, window),
    line(`TFL-${size}`, "flashing", count, flashing),
    line(`TBL-${size}`, "blind", count, blind),
  ];
  const netProductPrice = cents(items.reduce((sum, item) => sum + item.netPrice, 0));
  const netInstallationPrice = cents(count * installationPerWindow);
  const netPrice = cents(netProductPrice + netInstallationPrice);
  const { imageUrl, gallery } = picturesOf("DEFAULT");
  return {
    installableProduct: "window",
    installableProductCount: count,
    installableProductImages: [imageUrl, ...gallery.slice(0, 2)],
    items,
    total: {
      netProductPrice,
      netInstallationPrice,
      netPrice,
      price: cents(netPrice * (1 + country.vatRate)),
    },
  };
}
