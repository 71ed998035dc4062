import type { Locator } from "@playwright/test";
import type { Campaign } from "#api/generated/rest.ts";
import { findPlacement, positionTypes } from "#features/campaigns/selection/placementRules.ts";
import { contentSeeds } from "#mock-server/seeds/content/contentSeeds.ts";
import { getSection } from "../support/actions/getSection.ts";
import { navigate } from "../support/browser/navigate.ts";
import { oneCountry } from "../support/config/countries.ts";
import { portalHost } from "../support/config/ports.ts";
import { expectAccessible } from "../support/expects/expectAccessible.ts";
import { expectImageLoaded } from "../support/expects/expectImageLoaded.ts";
import { expect, test } from "../support/fixtures/test.ts";
import { expectScreenshot } from "../support/visual/expectScreenshot.ts";

const texts = contentSeeds.de.campaign;

// `src/features/campaigns/selection/placementRules.test.ts` tests that a campaign without a URL is not shown.
for (const [without, missing] of [
  ["headline", ["my_taglys_banner_headline"]],
  ["image", ["my_taglys_banner", "my_taglys_banner_mobile"]],
] as const) {
  test.describe(`Campaign without ${without}`, oneCountry, () => {
    test.use({ persona: "clara", scenario: "campaigns", parameters: { without } });

    test("is not shown as a banner, and its preview names the missing part", async ({ page, t }) => {
      await page.goto("/overview");
      await expect(page.getByRole("article")).toHaveCount(2);
      await expect(page.getByText(texts.my_taglys_banner_description)).toHaveCount(0);

      await page.setViewportSize({ width: 1720, height: 900 });
      await navigate(page, "/campaign-asset-preview/my_taglys_banner");
      await expect(page.getByText(t("page.campaignPreview.hidden"))).toBeVisible();
      const parts = getSection(page, t("page.campaignPreview.parts.title"));
      await expect(parts.locator("code")).toHaveText([...missing]);
      await expect(parts.getByText(t("page.campaignPreview.parts.required")).first()).toBeVisible();
      await expectPreview(page.getByRole("main"), `preview-without-${without}`);
      await expectAccessible(page);
    });
  });
}

test.describe("Campaign preview", oneCountry, () => {
  test.use({ scenario: "campaigns", viewport: { width: 1720, height: 900 } });

  test("shows every placement and banner type, and lists them for an unknown name", async ({ page, t }) => {
    test.slow();
    for (const [index, name] of positionTypes.entries()) {
      await test.step(name, async () => {
        const path = `/campaign-asset-preview/${name}`;
        await (index === 0 ? page.goto(path) : navigate(page, path));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          t("page.campaignPreview.title", { name }),
        );
        await expect(page.getByText(t("page.campaignPreview.parts.complete"))).toBeVisible();
        // The preview shows a banner type at its placement, and one screenshot per placement is enough.
        const frames = page.getByRole("main").locator(":has(> figure)");
        if (findPlacement(name) === name) await expectPreview(frames, `preview-${name}`);
        else await expect(frames).toBeVisible();
      });
    }

    await test.step("an unknown name, with links to the known ones", async () => {
      await navigate(page, "/campaign-asset-preview/constructor");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        t("page.campaignPreview.unknown.title", { name: "constructor" }),
      );
      await expect(page.getByRole("main").getByRole("link")).toHaveText([...positionTypes]);
      await page.getByRole("link", { name: "my_taglys_banner", exact: true }).click();
      await expect(page.getByText(texts.my_taglys_banner_headline).first()).toBeVisible();
    });
  });

  test("shows campaigns posted from its own origin, and none from another origin", async ({
    page,
    context,
  }) => {
    const previewUrl = `http://${portalHost("DE")}/campaign-asset-preview/my_taglys_banner`;
    const otherOrigin = "https://editor.example";
    await context.route(`${otherOrigin}/**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Editor</title>" }),
    );
    await page.goto(otherOrigin);
    const nextTab = context.waitForEvent("page");
    await page.evaluate((url) => Object.assign(window, { preview: window.open(url) }), previewUrl);
    const preview = await nextTab;
    await expect(preview.getByText(texts.my_taglys_banner_headline).first()).toBeVisible();
    await preview.evaluate(() => {
      const origins: string[] = [];
      addEventListener("message", ({ origin }) => origins.push(origin));
      Object.assign(window, { messageOrigins: origins });
    });
    const getMessageOrigins = () => preview.evaluate(() => Reflect.get(window, "messageOrigins"));

    await page.evaluate(
      (message) => Reflect.get(window, "preview").postMessage(message, "*"),
      createMessage("other", "From another origin"),
    );
    await expect.poll(getMessageOrigins).toEqual([otherOrigin]);
    await preview.evaluate(
      (message) => window.postMessage(message, location.origin),
      createMessage("own", "From its own origin"),
    );
    await expect(preview.getByText("From its own origin", { exact: true })).toHaveCount(2);
    await expect(preview.getByText("From another origin")).toHaveCount(0);
    await expect(preview.getByRole("option")).not.toContainText(["other"]);
  });
});

/** The message with which an editor shows a campaign in the preview. */
function createMessage(id: string, headline: string): { type: string; campaign: Campaign } {
  const campaign: Campaign = {
    id,
    positions: [{ position: "my_taglys_banner" }],
    texts: [
      { label: "campaign_url", locale: "de", contents: "https://www.taglys.example/daylight" },
      { label: "my_taglys_banner_headline", locale: "de", contents: headline },
    ],
    images: [{ label: "my_taglys_banner", url: "/files/campaigns/my-taglys-banner.svg" }],
  };
  return { type: "taglys.campaign", campaign };
}

async function expectPreview(part: Locator, name: string): Promise<void> {
  for (const image of await part.locator("img").all()) await expectImageLoaded(image);
  await expectScreenshot(part, name);
}
