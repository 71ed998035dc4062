import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import type { BannerType, CampaignList, CampaignPlacement, CampaignTextKey } from "#api/generated/rest.ts";
import { campaignsQuery } from "#features/campaigns/selection/campaignsQuery.ts";
import { placementRules } from "#features/campaigns/selection/placementRules.ts";
import { getContentLanguage } from "#i18n/locale/contentLanguage.ts";
import { readRestEnum } from "#schema/services.ts";
import { createPact } from "../createPact.ts";
import { draw } from "../draw.ts";
import { matchOneOf } from "../matching/enumValues.ts";
import { anonymousRequest, signedInRequest } from "../matching/requests.ts";
import { jsonResponse } from "../matching/responses.ts";
import { arrayContaining, type Template } from "../matching/template.ts";
import { linkUrl, text } from "../matching/values.ts";
import { countriesWithLocale } from "../operationTests.ts";
import { createAnonymousClient, createSignedInClient } from "../portalClient.ts";
import { type GivenState, providerState } from "../providerState.ts";

const { eachLike, equal, like, reify, string } = MatchersV3;
const pact = createPact("main-api");

const locale = MatchersV3.regex("^[a-z]{2,3}$", "de");

describe("GET /api/campaigns", () => {
  it("returns campaigns with known labels and positions only", async () => {
    const data = eachLike({
      id: text("campaign-1"),
      texts: eachLike({
        label: matchOneOf(readRestEnum<CampaignTextKey>("CampaignTextKey")),
        locale,
        // A text that has no words, such as a splash, may be empty.
        contents: string("Mehr Licht"),
      }),
      images: like([
        { label: matchOneOf(readRestEnum<BannerType>("BannerType")), url: text("/files/banner.svg") },
      ]),
      positions: eachLike({ position: matchOneOf(readRestEnum<CampaignPlacement>("CampaignPlacement")) }),
    });

    const loaded = await loadCampaigns(
      "GET /api/campaigns returns campaigns with known labels and positions only",
      providerState("standing", { country: "DE" }),
      data,
    );

    expect(loaded).toEqual(reify(data));
  });

  const callers = [{ who: "a visitor" }, { who: "a signed-in customer", persona: "clara" as const }];
  it.each(draw({ place: countriesWithLocale, caller: callers }))(
    "returns campaigns in the language of $place.country to $caller.who",
    async ({ place, caller }) => {
      const { who, ...persona } = caller;
      const { country, locale } = place;
      const label = matchOneOf(readRestEnum<CampaignTextKey>("CampaignTextKey"));
      const language = equal<string>(getContentLanguage(locale));
      const campaign = {
        id: text("campaign-1"),
        texts: arrayContaining({ label, locale: language, contents: string("Mehr Licht") }),
        images: like([]),
        positions: like([]),
      };

      const loaded = await loadCampaigns(
        `GET /api/campaigns returns campaigns in the language of ${country} to ${who}`,
        providerState("standing", { country, ...persona }),
        arrayContaining(campaign),
      );

      expect(loaded).toEqual(reify([campaign]));
    },
  );

  it("returns a campaign with all texts and pictures for each placement, in the language of the request", async () => {
    const campaigns = Object.entries(placementRules).map(([placement, { texts, modal, pictures }]) => {
      const keys = ["campaign_url" as const, ...Object.values(texts), ...Object.values(modal ?? {})];
      const types = pictures ? [pictures.wide, pictures.narrow].filter((type) => type !== undefined) : [];
      return {
        id: text("campaign-1"),
        texts: keys.map(createText),
        images: types.map(createImage),
        positions: [{ position: equal(placement as CampaignPlacement) }],
      };
    });
    const data = arrayContaining(
      ...campaigns.map(({ id, texts, images, positions }) => ({
        id,
        texts: arrayContaining(...texts),
        images: images.length > 0 ? arrayContaining(...images) : like([]),
        positions: arrayContaining(...positions),
      })),
    );

    const loaded = await loadCampaigns(
      "GET /api/campaigns returns a campaign with all texts and pictures for each placement in CH, in gsw",
      providerState("standing", { country: "CH", locale: "gsw" }),
      data,
    );

    expect(loaded).toEqual(reify(campaigns));
  });
});

function loadCampaigns(description: string, state: GivenState, data: Template<CampaignList["data"]>) {
  const [, { persona }] = state;
  const [request, createClient] = persona
    ? [signedInRequest, createSignedInClient]
    : [anonymousRequest, createAnonymousClient];
  return pact
    .addInteraction()
    .given(...state)
    .uponReceiving(description)
    .withRequest("GET", "/api/campaigns", request)
    .willRespondWith(200, jsonResponse<CampaignList>({ data }))
    .executeTest(({ url }) => createClient(url).fetchQuery(campaignsQuery()));
}

function createText(label: CampaignTextKey) {
  const contents =
    label === "campaign_url" ? linkUrl("https://www.example.com/daylight") : text("Mehr Licht");
  return { label: equal(label), locale: equal("gsw"), contents };
}

function createImage(label: BannerType) {
  return { label: equal(label), url: linkUrl("/files/banner.svg") };
}
