import { expect, it } from "vitest";
import { createSampleCampaign } from "#testing/samples/createSampleCampaign.ts";
import { parseCampaigns } from "./parseCampaigns.ts";

const sample = createSampleCampaign("my_taglys_banner");
const text = { label: "campaign_url", locale: "en", contents: "/" };

it.each<[string, unknown, unknown]>([
  ["a numeric id", { ...sample, id: 31 }, { ...sample, id: "31" }],
  ["no id", { ...sample, id: null }, { ...sample, id: "" }],
  [
    "numbers in place of texts",
    { texts: [{ ...text, contents: 5 }] },
    { texts: [{ ...text, contents: "5" }] },
  ],
  [
    "an empty text",
    { texts: [{ ...text, contents: null }, text] },
    { texts: [{ ...text, contents: "" }, text] },
  ],
  ["malformed entries", { texts: [null, "text", text], positions: [7] }, { texts: [text], positions: [] }],
  ["a list that is none", { images: "none" }, { images: [] }],
  ["unknown labels", { images: [{ label: "new", url: "/a" }] }, { images: [{ label: "new", url: "/a" }] }],
])("parseCampaigns › keeps a campaign with %s", (_, changes, expected) => {
  expect(parseCampaigns([{ ...sample, ...Object(changes) }])).toEqual([{ ...sample, ...Object(expected) }]);
});

it.each([null, {}, "text", [null, "text", 5]])("parseCampaigns › finds no campaign in %j", (response) => {
  expect(parseCampaigns(response)).toEqual([]);
});
