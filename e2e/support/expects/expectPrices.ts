import { expect, type Page } from "@playwright/test";
import type { Country } from "#locales.ts";
import { countryFacts } from "#schema/countries.ts";
import { getSection } from "../actions/getSection.ts";
import { getDefaultLocale } from "../config/countries.ts";
import type { Translate } from "../fixtures/texts.ts";
import { currencyPattern } from "./textPatterns.ts";

/** The offer on the project page has prices, all in the currency of the country. */
export async function expectPrices(page: Page, t: Translate, country: Country): Promise<void> {
  const offer = getSection(page, t("page.project.offer.title"));
  // The section is open on wide screens, and while the customer decides.
  await expect(offer).toBeVisible();
  const closed = offer.locator("details:not([open]) > summary");
  if ((await closed.count()) > 0) await closed.click();
  await expect(offer.getByRole("rowheader", { name: t("page.project.offer.grossTotal") })).toBeVisible();
  const prices = await offer.getByText(currencyPattern).allTextContents();
  expect(prices.length, "prices").toBeGreaterThan(5);
  const { currency } = countryFacts[country];
  const { format } = new Intl.NumberFormat(getDefaultLocale(country), { style: "currency", currency });
  const symbol = format(0).replace(/[\d.,\s]/g, "");
  for (const price of prices) expect(price).toContain(symbol);
}
