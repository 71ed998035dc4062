import { expect } from "@playwright/test";
import type { Translate } from "../support/texts.ts";
import type { Visit } from "./screen.ts";

/** Waits until the page has a heading. */
export function shows({ page, t }: Visit, title: Parameters<Translate>[0]): Promise<void> {
  return expect(page.getByRole("heading", { name: t(title), exact: true })).toBeVisible();
}
