import fc from "fast-check";
import { expect, it } from "vitest";
import type { CampaignPlacement } from "../../api/generated/rest.ts";
import { missingParts } from "./missingParts.ts";
import { placementRules, positionTypes } from "./placementRules.ts";
import { selectCampaignAsset } from "./selectCampaignAsset.ts";
import { wellFormedCampaigns } from "./wellFormedCampaigns.ts";

fc.configureGlobal({ seed: 20_260_601, numRuns: 500 });

const placements = Object.keys(placementRules) as CampaignPlacement[];
const keys = Object.values(placementRules).flatMap(({ texts, modal }) => [
  ...Object.values(texts),
  ...Object.values(modal ?? {}),
]);

const trickyAddress = fc.constantFrom(
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
const address = fc.oneof(
  trickyAddress,
  fc.webUrl(),
  fc.string(),
  fc.string({ unit: fc.constantFrom("/", "\\", ".", ":", "\t", " ", "@", "a", "h", "%2f") }),
);
const language = fc.constantFrom("en", "de", "gsw", "xx");
const text = fc.oneof(
  fc.record({ label: fc.constant("campaign_url"), locale: language, contents: address }),
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
    fc.record({ label: fc.oneof(fc.constantFrom(...positionTypes), fc.string()), url: address }),
  ),
  positions: fc.array(fc.record({ position: fc.oneof(fc.constantFrom(...placements), fc.string()) })),
});
/** What a backend may answer: campaigns of which some are broken, or anything. */
const answer = fc.oneof(
  fc.array(fc.oneof({ weight: 4, arbitrary: campaign }, fc.jsonValue())),
  fc.jsonValue(),
);

/** Whether a browser stays on the site or goes to a page of https. */
function isAllowed(link: string): boolean {
  const { origin, protocol } = new URL(link);
  return origin === location.origin || protocol === "https:";
}

it("[R1.11] shows something or nothing of any answer, and nothing it shows is foreign", () => {
  let shown = 0;
  fc.assert(
    fc.property(answer, fc.constantFrom(...placements), (body, placement) => {
      const campaigns = wellFormedCampaigns(body);
      const asset = selectCampaignAsset(campaigns, placement, ["gsw", "de", "en"]);
      if (!asset) return;
      shown++;
      const { address: link, picture } = asset;
      for (const one of [link, ...(picture ? [picture.wide, picture.narrow] : [])]) {
        expect(isAllowed(one), one).toBe(true);
      }
      const source = campaigns.find(({ id }) => id === asset.campaignId);
      expect(source).toBeDefined();
    }),
  );
  expect(shown).toBeGreaterThan(0);
});

it("names missing parts of any campaign, a required one wherever nothing is shown", () => {
  fc.assert(
    fc.property(campaign, fc.constantFrom(...placements), language, (any, placement, spoken) => {
      const [known] = wellFormedCampaigns([{ ...any, positions: [{ position: placement }] }]);
      if (!known) throw new Error("The campaign was taken for a broken one.");
      const asset = selectCampaignAsset([known], placement, [spoken]);
      const lacks = missingParts(known, placement, spoken).some(({ required }) => required);
      expect(asset === undefined).toBe(lacks);
    }),
  );
});
