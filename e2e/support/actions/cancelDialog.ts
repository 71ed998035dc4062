import { expect, type Locator, type Page } from "@playwright/test";
import type { Translate } from "../fixtures/texts.ts";

/** The dialog on the project page that cancels the request: reason, review with confirmation. */
export class CancelDialog {
  readonly dialog: Locator;
  readonly confirmButton: Locator;
  readonly #openButton: Locator;
  readonly #nextButton: Locator;

  constructor(page: Page, t: Translate) {
    this.dialog = page.getByRole("dialog");
    this.confirmButton = this.dialog.getByRole("button", { name: t("page.project.cancel.confirm.confirm") });
    this.#openButton = page.getByRole("button", { name: t("page.project.cancel.open") });
    this.#nextButton = this.dialog.getByRole("button", { name: t("page.project.cancel.next") });
  }

  async open(): Promise<void> {
    await this.#openButton.click();
    await expect(this.dialog.getByRole("radio")).toHaveCount(5);
    // Until 2024, `::backdrop` did not inherit custom properties.
    const scrim = await this.dialog.evaluate((it) => getComputedStyle(it, "::backdrop").backgroundColor);
    expect(scrim).not.toMatch(/^(transparent|rgba\(0, 0, 0, 0\))$/);
  }

  async goToNextStep(): Promise<void> {
    await this.#nextButton.click();
  }

  /** Chooses the first reason. */
  async goToReview(): Promise<void> {
    await this.dialog.getByRole("radio").first().check();
    await this.goToNextStep();
    await expect(this.confirmButton).toBeVisible();
  }
}
