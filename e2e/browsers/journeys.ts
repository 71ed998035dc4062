import type { ScenarioName } from "../../mock-server/scenarios/scenarios.ts";
import type { Country } from "../../src/api/generated/main.ts";
import type { ScenarioParameters, TestWorld } from "../support/fixtures/testWorld.ts";
import type { Translate } from "../support/fixtures/texts.ts";
import type { Page, Query } from "./page.ts";

export interface Visit {
  page: Page;
  t: Translate;
  world: TestWorld;
  /** Paths of files to upload. */
  files: { pdf: string };
}

export interface Journey {
  name: string;
  country?: Country;
  scenario?: ScenarioName;
  parameters?: ScenarioParameters<ScenarioName>;
  /** Prints, which WebKit's driver cannot. */
  prints?: boolean;
  /** Who is signed in from the start. */
  persona?: string;
  run(visit: Visit): Promise<void>;
}

const button = (name: string, within?: Query): Query => ({ role: "button", name, ...(within && { within }) });
const heading = (name: string): Query => ({ role: "heading", name });
const dialog: Query = { role: "dialog" };
const clara = { persona: "clara", scenario: "severalRequests" } as const;

/** What customers come for, once in each browser. Details are tested in Chromium, by the other specs. */
export const journeys: readonly Journey[] = [
  {
    name: "sign-in",
    async run({ page, t }) {
      await page.goto("/");
      await page.expectVisible(heading(t("page.introduction.title")));
      await page.click({ role: "link", name: t("page.introduction.signIn") });
      await page.click(button("anna"));
      await page.expectTrue("location.pathname === '/overview'");
      await page.expectVisible({ role: "article" });
    },
  },
  {
    name: "overview",
    persona: "anna",
    async run({ page, t }) {
      await page.goto("/overview");
      await page.expectTrue("document.querySelectorAll('main article').length >= 10");
      await page.click(button(t("page.projectList.loadMore")));
      await page.expectTrue("document.querySelectorAll('main article').length >= 20");
    },
  },
  {
    name: "project",
    ...clara,
    async run({ page, t }) {
      await page.goto("/project/project-1");
      await page.expectVisible({ role: "region", name: t("page.project.timeline.title") });
      await page.expectVisible({ role: "region", name: t("page.project.offer.title") });
      await page.expectVisible({ role: "region", name: t("page.project.installer.title") });
    },
  },
  {
    name: "cancel a request",
    ...clara,
    async run({ page, t }) {
      await page.goto("/project/project-1");
      await page.click(button(t("page.project.cancel.open")));
      await page.click({ role: "radio", within: dialog });
      await page.click(button(t("page.project.cancel.next"), dialog));
      await page.expectVisible(heading(t("page.project.cancel.confirm.title")));
      await page.click(button(t("page.project.cancel.confirm.confirm"), dialog));
      await page.expectVisible(heading(t("page.project.cancel.confirmed.title")));
    },
  },
  {
    name: "change customer data",
    ...clara,
    async run({ page, t }) {
      const section: Query = { role: "region", name: t("page.project.customer.title") };
      await page.goto("/project/project-1");
      await page.click(button(t("page.project.customer.change"), section));
      await page.fill({ label: t("person.lastName") }, "Sommer");
      await page.click(button(t("form.save")));
      await page.expectVisible({ text: t("page.project.customer.saved") });
    },
  },
  {
    name: "upload and delete a file",
    ...clara,
    async run({ page, t, files }) {
      const file: Query = { role: "link", name: "plan.pdf" };
      await page.goto("/project/project-1");
      await page.setFile({ css: "input[type=file]" }, files.pdf);
      const remove = button(t("page.project.attachments.remove", { name: "plan.pdf" }));
      await page.click(remove);
      await page.click(button(t("page.project.attachments.delete.confirm"), dialog));
      await page.expectGone(remove);
      await page.expectGone(file);
    },
  },
  {
    name: "dialogs",
    async run({ page, t }) {
      const opener = button(t("app.countryAndLanguage"));
      await page.goto("/");
      await page.click(opener);
      await page.expectVisible(dialog);
      // The scrim must be there in browsers that do not inherit custom properties into it.
      await page.expectTrue(
        "!/^(transparent|rgba\\(0, 0, 0, 0\\))$/.test(getComputedStyle(document.querySelector('dialog'), '::backdrop').backgroundColor)",
      );
      await page.press("Escape");
      await page.expectGone(dialog);
      await page.expectFocus(opener);
    },
  },
  {
    name: "register a window",
    ...clara,
    async run({ page, t }) {
      await page.goto("/window-registration/project-1");
      await page.fill({ label: t("registration.window.key") }, "TGL M06");
      await page.fill({ label: t("registration.window.serialNumber") }, "TG90000001");
      await page.choose({ label: t("registration.window.installationDate") }, "2025-03-01");
      await page.click(button(t("page.windowRegistration.submit", { count: 1 })));
      await page.expectVisible(heading(t("page.windowRegistration.done.title", { count: 1 })));
    },
  },
  {
    name: "claim windows",
    persona: "ben",
    scenario: "claims",
    async run({ page, t }) {
      await page.goto("/installed-windows/claim/claim-open");
      await page.click(button(t("page.claim.claim")));
      await page.expectVisible(heading(t("page.claim.done.title", { count: 1 })));
    },
  },
  {
    name: "notes of a window",
    persona: "dario",
    scenario: "windows",
    parameters: { count: 2, invoices: true },
    async run({ page, t }) {
      await page.goto("/window/window-1");
      await page.click(button(t("page.window.notes.edit")));
      await page.fill({ css: "textarea" }, "Oiled in May.");
      await page.click(button(t("form.save")));
      await page.expectVisible({ text: t("page.window.notes.saved") });
      await page.expectVisible({ text: "Oiled in May." });
    },
  },
  {
    name: "search the FAQ",
    persona: "clara",
    async run({ page, t }) {
      const search: Query = { role: "searchbox", name: t("page.faq.search") };
      await page.goto("/faq");
      await page.fill(search, "beschlagt");
      await page.expectVisible({ css: "mark" });
      await page.click(button(t("page.faq.clear")));
      await page.expectFocus(search);
    },
  },
  {
    name: "feedback",
    scenario: "request",
    parameters: { status: "WINDOW_INSTALLED" },
    async run({ page, t }) {
      await page.goto("/feedback/project-1");
      await page.click({ role: "radio", name: t("page.feedback.rating.4") });
      await page.fill({ css: "textarea" }, "Punctual");
      await page.click(button(t("page.feedback.send")));
      await page.expectVisible(heading(t("page.feedback.thanks.title")));
    },
  },
  {
    name: "change the language",
    country: "CH",
    async run({ page, t }) {
      await page.goto("/");
      await page.choose({ label: t("app.language") }, "fr-CH");
      await page.expectTrue("document.documentElement.lang === 'fr-CH'");
    },
  },
  {
    name: "keyboard",
    async run({ page, t }) {
      await page.goto("/");
      await page.expectVisible(heading(t("page.introduction.title")));
      await page.press("Tab");
      await page.expectFocus({ role: "link", name: t("app.skipToContent") });
      await page.press("Enter");
      await page.expectTrue("document.activeElement.localName === 'main'");
    },
  },
  {
    name: "print",
    prints: true,
    ...clara,
    async run({ page, t }) {
      await page.goto("/project/project-1");
      await page.expectVisible({ role: "region", name: t("page.project.offer.title") });
      const pdf = Buffer.from(await page.print());
      if (pdf.subarray(0, 5).toString() !== "%PDF-" || pdf.length < 10_000)
        throw new Error(`Expected the page as a PDF, got ${pdf.length} bytes.`);
    },
  },
  {
    name: "sign-out",
    persona: "anna",
    async run({ page, t }) {
      await page.goto("/overview");
      await page.expectVisible({ role: "article" });
      await page.click(button(t("app.signOut")));
      await page.expectVisible(heading(t("page.logout.title")));
      await page.goto("/logout");
      await page.expectVisible(heading(t("page.logout.title")));
    },
  },
];
