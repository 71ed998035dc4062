import type { Cart, CartItem } from "../../generated/mainApi.ts";
import { cycle, type Seeder } from "./seeder.ts";
import { picturesOf } from "./windowSeed.ts";

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** A cart of `count` windows with blinds, flashings and their installation at the country's prices. */
export function cartOf({ country, content }: Seeder, count: number): Cart {
  const { window, blind, flashing, installationPerWindow } = country.netPrices;
  const line = (sku: string, description: string, amount: number, unitPrice: number): CartItem => ({
    sku,
    description,
    amount,
    netPrice: cents(amount * unitPrice),
    price: cents(amount * unitPrice * (1 + country.vatRate)),
  });
  const size = cycle(["M06", "M08", "P08", "S06"], count);
  const items = [
    line(`TGS-${size}`, content.products.window, count, window),
    line(`TFL-${size}`, content.products.flashing, count, flashing),
    line(`TBL-${size}`, content.products.blind, count, blind),
  ];
  const netProductPrice = cents(items.reduce((sum, item) => sum + item.netPrice, 0));
  const netInstallationPrice = cents(count * installationPerWindow);
  const netPrice = cents(netProductPrice + netInstallationPrice);
  const { imageUrl, gallery } = picturesOf("DEFAULT");
  return {
    installableProductName: content.products.window,
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
