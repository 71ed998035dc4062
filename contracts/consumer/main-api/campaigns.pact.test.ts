import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import type { CampaignList } from "../../../src/api/generated/rest.ts";
import { campaignsQuery } from "../../../src/features/campaigns/assets/campaignsQuery.ts";
import { createPact } from "../createPact.ts";
import { readRestEnum, restEnumValue } from "../matching/enumValues.ts";
import { anonymousRequest } from "../matching/requests.ts";
import { jsonResponse } from "../matching/responses.ts";
import { arrayContaining } from "../matching/template.ts";
import { createAnonymousClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";

const { eachLike, equal, reify, string } = MatchersV3;
const pact = createPact("main-api");

const locale = MatchersV3.regex("^[a-z]{2,3}$", "de");

describe("GET /api/campaigns", () => {
  it("returns campaigns with known labels and positions only", async () => {
    const data = eachLike({
      id: string("campaign-1"),
      texts: eachLike({
        label: restEnumValue("CampaignTextKey", "my_taglys_banner_headline"),
        locale,
        contents: string("Mehr Licht"),
      }),
      images: eachLike({
        label: restEnumValue("BannerType", "my_taglys_banner"),
        url: string("/files/banner.svg"),
      }),
      positions: eachLike({ position: restEnumValue("CampaignPlacement", "my_taglys_banner") }),
    });

    const loaded = await pact
      .addInteraction()
      .given(...providerState("standing", { country: "DE" }))
      .uponReceiving("GET /api/campaigns returns campaigns with known labels and positions only")
      .withRequest("GET", "/api/campaigns", anonymousRequest)
      .willRespondWith(200, jsonResponse<CampaignList>({ data }))
      .executeTest(({ url }) => createAnonymousClient(url).fetchQuery(campaignsQuery()));

    expect(loaded).toEqual(reify(data));
  });

  it("returns a campaign with every text, image and position", async () => {
    const texts = readRestEnum("CampaignTextKey").map((label) => ({
      label: equal(label),
      locale,
      contents: string("Mehr Licht"),
    }));
    const images = readRestEnum("BannerType").map((label) => ({
      label: equal(label),
      url: string("/files/banner.svg"),
    }));
    const positions = readRestEnum("CampaignPlacement").map((position) => ({ position: equal(position) }));

    const loaded = await pact
      .addInteraction()
      .given(...providerState("standing", { country: "DE" }))
      .uponReceiving("GET /api/campaigns returns a campaign with every text, image and position")
      .withRequest("GET", "/api/campaigns", anonymousRequest)
      .willRespondWith(
        200,
        jsonResponse<CampaignList>({
          data: arrayContaining({
            id: string("campaign-1"),
            texts: arrayContaining(...texts),
            images: arrayContaining(...images),
            positions: arrayContaining(...positions),
          }),
        }),
      )
      .executeTest(({ url }) => createAnonymousClient(url).fetchQuery(campaignsQuery()));

    const [campaign] = loaded ?? [];
    expect(campaign).toEqual(reify({ id: "campaign-1", texts, images, positions }));
  });
});
