import { oneCountry } from "../support/config/countries.ts";
import { portalHost, ports } from "../support/config/ports.ts";
import { expect, test } from "../support/fixtures/test.ts";

const portal = `http://${portalHost("DE", ports.development)}`;

/** The development server renders in StrictMode, which mounts each component twice. */
test.describe("Development server", oneCountry, () => {
  // Its first page load transforms all modules.
  test.setTimeout(120_000);
  test.use({ baseURL: portal, locale: "en-US" });

  test("changes from the browser's language to the country's", async ({ page, t }) => {
    await page.goto("/", { timeout: 60_000 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"), {
      timeout: 60_000,
    });
    await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  });

  test("neither shows nor sends a stored locale that the country does not have", async ({
    page,
    context,
    t,
  }) => {
    await context.addCookies([{ name: "locale", value: "sv", url: portal }]);
    const sentLocales = new Set<string | undefined>();
    page.on("request", (request) => {
      if (request.url().endsWith("/graphql")) sentLocales.add(request.headers()["x-taglys-locale"]);
    });
    await page.addInitScript(() => {
      const languages: string[] = [];
      Object.assign(window, { languages });
      new MutationObserver(() => languages.push(document.documentElement.lang)).observe(document, {
        attributeFilter: ["lang"],
        subtree: true,
      });
    });
    await page.goto("/logout", { timeout: 60_000 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.logout.title"), {
      timeout: 60_000,
    });
    expect([...sentLocales]).toEqual(["en"]);
    const shown = await page.evaluate(() => Reflect.get(window, "languages"));
    expect(shown).toEqual(["en", "de-DE"]);
  });
});
