import type { Locator, Page } from "@playwright/test";
import { equalsAny } from "../expects/textPatterns.ts";
import type { Translate } from "../fixtures/texts.ts";
import { getSection } from "./getSection.ts";
import type { roofPng } from "./uploadFiles.ts";

interface WindowInput {
  key: string;
  serialNumber: string;
  /** A day such as `2025-03-01`. */
  installationDate: string;
  room?: string;
  installerName?: string;
  notes?: string;
}

/** The part of the registration form that asks about one window. */
export class WindowForm {
  readonly part: Locator;
  readonly #page: Page;
  readonly #t: Translate;

  constructor(page: Page, t: Translate, number = 1) {
    this.part = getSection(page, t("registration.window.title", { number }));
    this.#page = page;
    this.#t = t;
  }

  field(name: keyof WindowInput): Locator {
    const label = this.#t(`registration.window.${name}`);
    // The label of an optional field says so.
    const labelled = this.part.getByLabel(equalsAny(label, `${label} ${this.#t("form.optional")}`));
    return labelled.and(this.#page.locator("input, select, textarea"));
  }

  async fill(window: WindowInput): Promise<void> {
    for (const [name, value] of Object.entries(window)) {
      const field = this.field(name as keyof WindowInput);
      await (name === "room" ? field.selectOption(value) : field.fill(value));
    }
  }

  /** The values of the fields; the room's value is its code. */
  async values(): Promise<Record<keyof WindowInput, string>> {
    const values = {
      key: "",
      serialNumber: "",
      installationDate: "",
      room: "",
      installerName: "",
      notes: "",
    };
    for (const name of Object.keys(values) as (keyof WindowInput)[])
      values[name] = await this.field(name).inputValue();
    return values;
  }

  /** The part that asks for the invoice of all windows. */
  get invoicePart(): Locator {
    return getSection(this.#page, this.#t("registration.invoice.title"));
  }

  invoiceInput(): Locator {
    return this.invoicePart.locator("input[type=file]");
  }

  async chooseInvoice(file: typeof roofPng | string): Promise<void> {
    await this.invoiceInput().setInputFiles(file);
  }

  /** Submits the form with `count` windows. */
  async submit(count = 1): Promise<void> {
    await getSubmitButton(this.#page, this.#t, count).click();
  }
}

export function getSubmitButton(page: Page, t: Translate, count = 1): Locator {
  return page.getByRole("button", { name: t("page.windowRegistration.submit", { count }) });
}

export async function addWindow(page: Page, t: Translate): Promise<void> {
  await page.getByRole("button", { name: t("page.windowRegistration.addWindow") }).click();
}

/** Says that the windows are at home, but belong to none of the customer's projects. */
export async function choosePurposeOwn(page: Page, t: Translate): Promise<void> {
  await page.getByLabel(t("page.windowRegistration.purpose.ownElsewhere"), { exact: true }).check();
}

/** Says that the windows belong to no project, and fills in their address. */
export async function fillOwnerAddress(
  page: Page,
  t: Translate,
  address: Record<"street" | "postCode" | "city", string>,
): Promise<void> {
  await choosePurposeOwn(page, t);
  const owner = getSection(page, t("page.windowRegistration.owner"));
  for (const name of ["street", "postCode", "city"] as const)
    await owner.getByLabel(t(`person.${name}`), { exact: true }).fill(address[name]);
}
