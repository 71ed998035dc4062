import { expect, type Locator, type Page } from "@playwright/test";
import type { MessageId, Translate } from "../fixtures/texts.ts";
import { getSection } from "./getSection.ts";

/** Opens a section of the project page that is folded at first. */
export async function openSection(page: Page, t: Translate, title: MessageId): Promise<Locator> {
  const section = getSection(page, t(title));
  const isOpen = await section.locator("details").evaluate((details: HTMLDetailsElement) => details.open);
  if (!isOpen) await section.getByRole("heading", { name: t(title), exact: true }).click();
  return section;
}

/** Opens the form of one fact of the customer, and returns the section that has it. */
export async function openCustomerForm(
  page: Page,
  t: Translate,
  fact: "page.project.customer.name" | "page.project.customer.address",
): Promise<Locator> {
  const details = await openSection(page, t, "page.project.customer.title");
  const name = `${t("page.project.customer.change")} ${t(fact)}`;
  const change = details.getByRole("button", { name, exact: true });
  await change.click();
  // The button lingers for screen readers.
  await expect(change).toHaveCount(0);
  return details;
}
