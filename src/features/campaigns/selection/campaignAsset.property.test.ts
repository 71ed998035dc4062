import fc from "fast-check";
import { expect, it } from "vitest";
import type { CampaignPlacement } from "#api/generated/rest.ts";
import { findMissingParts, selectCampaignAsset } from "./campaignAsset.ts";
import { parseCampaigns } from "./parseCampaigns.ts";
import { placementRules, positionTypes } from "./placementRules.ts";

fc.configureGlobal({ seed: 20_260_601, numRuns: 500 });

const placements = Object.keys(placementRules) as CampaignPlacement[];
const keys = Object.values(placementRules).flatMap(({ texts, modal }) => [
  ...Object.values(texts),
  ...Object.values(modal ?? {}),
]);

const trickyUrl = fc.constantFrom(
  "https://www.taglys.example/a",
  "/faq",
  "/.//evil.example",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "\u0000javascript:alert(1)",
  "java\nscript:alert(1)",
  "https:evil",
  "https://user:secret@evil.example",
  "http://www.taglys.example",
  "data:text/html,x",
  "blob:https://a",
);
const anyUrl = fc.oneof(
  trickyUrl,
  fc.webUrl(),
  fc.string(),
  fc.string({ unit: fc.constantFrom("/", "\\", ".", ":", "\t", " ", "@", "a", "h", "%2f") }),
);
const language = fc.constantFrom("en", "de", "gsw", "xx");
const text = fc.oneof(
  fc.record({ label: fc.constant("campaign_url"), locale: language, contents: anyUrl }),
  fc.record({
    label: fc.oneof(fc.constantFrom(...keys), fc.string()),
    locale: language,
    contents: fc.string(),
  }),
);
const campaign = fc.record({
  id: fc.string(),
  texts: fc.array(text, { maxLength: 60 }),
  images: fc.array(
    fc.record({ label: fc.oneof(fc.constantFrom(...positionTypes), fc.string()), url: anyUrl }),
  ),
  positions: fc.array(fc.record({ position: fc.oneof(fc.constantFrom(...placements), fc.string()) })),
});
/** A list of campaigns of which some are invalid, or any JSON. */
const response = fc.oneof(
  fc.array(fc.oneof({ weight: 4, arbitrary: campaign }, fc.jsonValue())),
  fc.jsonValue(),
);

/** Whether the URL is at the same origin or https. */
function isAllowed(url: string): boolean {
  const { origin, protocol } = new URL(url);
  return origin === location.origin || protocol === "https:";
}

it("selectCampaignAsset › returns only safe URLs for any response", () => {
  let assetCount = 0;
  fc.assert(
    fc.property(response, fc.constantFrom(...placements), (body, placement) => {
      const campaigns = parseCampaigns(body);
      const asset = selectCampaignAsset(campaigns, placement, ["gsw", "de", "en"]);
      if (!asset) return;
      assetCount++;
      const { url, picture } = asset;
      for (const one of [url, ...(picture ? [picture.wide, picture.narrow] : [])]) {
        expect(isAllowed(one), one).toBe(true);
      }
      const source = campaigns.find(({ id }) => id === asset.campaignId);
      expect(source).toBeDefined();
    }),
  );
  expect(assetCount).toBeGreaterThan(0);
});

it("findMissingParts › returns a required part of any campaign exactly if no asset is selected", () => {
  fc.assert(
    fc.property(
      campaign,
      fc.constantFrom(...placements),
      language,
      (anyCampaign, placement, textLanguage) => {
        const [parsed] = parseCampaigns([{ ...anyCampaign, positions: [{ position: placement }] }]);
        if (!parsed) throw new Error("The campaign was not parsed.");
        const asset = selectCampaignAsset([parsed], placement, [textLanguage]);
        const isIncomplete = findMissingParts(parsed, placement, textLanguage).some(
          ({ required }) => required,
        );
        expect(asset === undefined).toBe(isIncomplete);
      },
    ),
  );
});
