import { urls } from "#testing/samples/urls.ts";
import { openSection } from "../support/actions/projectSections.ts";
import { getProviderTexts } from "../support/actions/signIn.ts";
import { planPdf, roofPng } from "../support/actions/uploadFiles.ts";
import { WindowForm } from "../support/actions/windowForm.ts";
import { getCountryTag } from "../support/config/countries.ts";
import { networkAddress, ports, reused } from "../support/config/ports.ts";
import { expect, test } from "../support/fixtures/test.ts";
import { createTranslate } from "../support/fixtures/texts.ts";

const portal = `https://${networkAddress}:${ports.phone}`;
const locale = "fr-CH";
const t = createTranslate(locale);

test.describe("A phone in the network", { tag: getCountryTag("CH") }, () => {
  test.skip(reused === "start", "needs npm start -- --phone");
  test.use({ scenario: "request", ignoreHTTPSErrors: true, viewport: { width: 390, height: 844 } });

  test("signs in, uploads, registers a window and signs out in French, all at one origin", async ({
    page,
    context,
    world,
  }) => {
    await context.addCookies([{ name: "locale", value: locale, url: portal }]);
    const origins = new Set<string>();
    page.on("request", (request) => origins.add(new URL(request.url()).origin));
    const heading = page.getByRole("heading", { level: 1 });

    await page.goto(`${portal}/mock/enter?world=${world.id}&path=/`);
    await page.getByRole("link", { name: t("page.introduction.signIn") }).click();
    const texts = getProviderTexts(locale);
    await page.getByLabel(texts.email).fill("clara@ch.example");
    await page.getByLabel(texts.password).fill("Daylight-2026");
    await page.getByRole("button", { name: texts.signIn }).click();

    await page.getByRole("main").locator('a[href^="/project/"]').first().click();
    const files = await openSection(page, t, "page.project.attachments.title");
    await files.locator("input[type=file]").setInputFiles(planPdf);
    await expect(files.getByRole("link", { name: planPdf.name })).toBeVisible();

    await page.goto(portal + urls.windowRegistration);
    const form = new WindowForm(page, t);
    await form.fill({ key: "TGL M06", serialNumber: "TG90000001", installationDate: "2025-03-01" });
    await form.chooseInvoice(roofPng);
    await form.submit();
    await expect(page.getByText(t("page.windowRegistration.done.invoice.there"))).toBeVisible();

    await page.getByRole("button", { name: t("app.signOut") }).click();
    await expect(heading).toHaveText(t("page.logout.title"));
    expect([...origins]).toEqual([portal]);
  });
});
