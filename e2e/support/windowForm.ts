import type { Locator, Page } from "@playwright/test";
import { exactly } from "./containing.ts";
import type { Translate } from "./texts.ts";
import type { picture } from "./uploads.ts";

/** What is typed into the fields of a window. */
interface TypedWindow {
  key: string;
  serialNumber: string;
  /** Such as `2025-03-01`. */
  installationDate: string;
  /** The room's name. */
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
    this.part = page.getByRole("region", { name: t("registration.window.title", { number }), exact: true });
    this.#page = page;
    this.#t = t;
  }

  field(name: keyof TypedWindow): Locator {
    const label = this.#t(`registration.window.${name}`);
    // An optional field says so after its label.
    return this.part.getByLabel(exactly(label, `${label} ${this.#t("form.optional")}`));
  }

  async fill(window: TypedWindow): Promise<void> {
    const { room, installerName, notes } = window;
    await this.field("key").fill(window.key);
    await this.field("serialNumber").fill(window.serialNumber);
    await this.field("installationDate").fill(window.installationDate);
    if (room !== undefined) await this.field("room").selectOption(room);
    if (installerName !== undefined) await this.field("installerName").fill(installerName);
    if (notes !== undefined) await this.field("notes").fill(notes);
  }

  /** What the fields hold, by their names; of the room its code. */
  async values(): Promise<Record<keyof TypedWindow, string>> {
    return {
      key: await this.field("key").inputValue(),
      serialNumber: await this.field("serialNumber").inputValue(),
      installationDate: await this.field("installationDate").inputValue(),
      room: await this.field("room").inputValue(),
      installerName: await this.field("installerName").inputValue(),
      notes: await this.field("notes").inputValue(),
    };
  }

  invoiceInput(): Locator {
    return this.part.locator("input[type=file]");
  }

  async chooseInvoice(file: typeof picture): Promise<void> {
    await this.invoiceInput().setInputFiles(file);
  }

  /** Sends the form with so many windows. */
  async submit(count = 1): Promise<void> {
    await submitButton(this.#page, this.#t, count).click();
  }
}

/** The button that sends the form with so many windows. */
export function submitButton(page: Page, t: Translate, count = 1): Locator {
  return page.getByRole("button", { name: t("page.windowRegistration.submit", { count }) });
}

/** Adds the fields of one more window. */
export async function addWindow(page: Page, t: Translate): Promise<void> {
  await page.getByRole("button", { name: t("page.windowRegistration.addWindow") }).click();
}
