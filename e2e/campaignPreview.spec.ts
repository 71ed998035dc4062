import type { Locator } from "@playwright/test";
import { contentSeeds } from "../mock-server/world/content/contentSeeds.ts";
import type { Campaign } from "../src/api/generated/rest.ts";
import { placementOf, positionTypes } from "../src/features/campaigns/placementRules.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expectLoaded } from "./support/campaignPictures.ts";
import { oneCountry } from "./support/countries.ts";
import { expectPicture } from "./support/pictures.ts";
import { portalHost } from "./support/ports.ts";
import { expect, test } from "./support/world.ts";

const texts = contentSeeds.de.campaign;

for (const without of ["url", "headline", "image"] as const) {
  test.describe(`A campaign without ${without}`, oneCountry, () => {
    test.use({ persona: "clara", scenario: "campaigns", parameters: { without } });

    test("is no banner, and its preview names what is missing [R1.12] [R5.6] [R2.29]", async ({
      page,
      t,
    }) => {
      const missing = {
        url: ["campaign_url"],
        headline: ["my_taglys_banner_headline"],
        image: ["my_taglys_banner", "my_taglys_banner_mobile"],
      }[without];
      await page.goto("/overview");
      await expect(page.getByRole("article")).toHaveCount(2);
      await expect(page.getByText(texts.my_taglys_banner_description)).toHaveCount(0);

      await page.setViewportSize({ width: 1720, height: 900 });
      await page.goto("/campaign-asset-preview/my_taglys_banner");
      await expect(page.getByText(t("page.campaignPreview.hidden"))).toBeVisible();
      const parts = page.getByRole("region", { name: t("page.campaignPreview.parts.title") });
      await expect(parts.locator("code")).toHaveText(missing);
      await expect(parts.getByText(t("page.campaignPreview.parts.required")).first()).toBeVisible();
      await expectPreview(page.getByRole("main"), `preview-without-${without}`);
      await expectAccessible(page);
    });
  });
}

test.describe("The preview of a campaign", oneCountry, () => {
  test.use({ scenario: "campaigns", viewport: { width: 1720, height: 900 } });

  test("shows every placement and kind of picture [R2.29] [R3.25] [R3.26] [R6.4]", async ({ page, t }) => {
    test.slow();
    expect(positionTypes.length, "9 placements and 4 more kinds of pictures").toBe(13);
    for (const name of positionTypes) {
      await test.step(name, async () => {
        await page.goto(`/campaign-asset-preview/${name}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          t("page.campaignPreview.title", { name }),
        );
        await expect(page.getByText(t("page.campaignPreview.parts.complete"))).toBeVisible();
        // A kind of picture is shown at its placement.
        const frames = page.getByRole("main").locator(":has(> figure)");
        await expectPreview(frames, `preview-${placementOf(name)}`);
      });
    }
    await expectAccessible(page);
  });

  test("lists the names it knows where it does not know one [R2.29]", async ({ page, t }) => {
    await page.goto("/campaign-asset-preview/constructor");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("page.campaignPreview.unknown.title", { name: "constructor" }),
    );
    await expect(page.getByRole("main").getByRole("link")).toHaveText([...positionTypes]);
    await expectAccessible(page);
    await page.getByRole("link", { name: "my_taglys_banner", exact: true }).click();
    await expect(page.getByRole("heading", { name: texts.my_taglys_banner_headline }).first()).toBeVisible();
  });

  test("shows what the editor posts from the same origin, and nothing that a stranger posts [R2.29]", async ({
    page,
    context,
  }) => {
    const preview = `http://${portalHost("DE")}/campaign-asset-preview/my_taglys_banner`;
    const stranger = "https://editor.example";
    await context.route(`${stranger}/**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Editor</title>" }),
    );
    await page.goto(stranger);
    const opened = context.waitForEvent("page");
    await page.evaluate((address) => Object.assign(window, { preview: window.open(address) }), preview);
    const shown = await opened;
    await expect(shown.getByRole("heading", { name: texts.my_taglys_banner_headline }).first()).toBeVisible();
    await shown.evaluate(() => {
      const heard: string[] = [];
      addEventListener("message", ({ origin }) => heard.push(origin));
      Object.assign(window, { heard });
    });
    const heard = () => shown.evaluate(() => Reflect.get(window, "heard"));

    await page.evaluate(
      (message) => Reflect.get(window, "preview").postMessage(message, "*"),
      posted("stranger", "From a stranger"),
    );
    await expect.poll(heard).toEqual([stranger]);
    await shown.evaluate(
      (message) => window.postMessage(message, location.origin),
      posted("editor", "From the editor"),
    );
    await expect(shown.getByRole("heading", { name: "From the editor" })).toHaveCount(2);
    await expect(shown.getByText("From a stranger")).toHaveCount(0);
    await expect(shown.getByRole("option")).not.toContainText(["stranger"]);
  });
});

/** The message by which an editor shows a campaign in the preview. */
function posted(id: string, headline: string): { type: string; campaign: Campaign } {
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

/** Compares a part of the preview with its picture once the campaign's pictures are there. */
async function expectPreview(part: Locator, name: string): Promise<void> {
  for (const picture of await part.locator("img").all()) await expectLoaded(picture);
  await expectPicture(part, name);
}
