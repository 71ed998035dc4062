import { MatchersV3 } from "@pact-foundation/pact";
import { expect, test } from "vitest";
import type { CampaignList } from "../../src/api/generated/rest.ts";
import { campaignsQuery } from "../../src/features/campaigns/campaignsQuery.ts";
import { json } from "../matching/answers.ts";
import { oneOfRest, restValues } from "../matching/enumerations.ts";
import { anonymousCall } from "../matching/requests.ts";
import { listContaining } from "../matching/template.ts";
import { exactly, text } from "../matching/values.ts";
import { portalPactWith, visitAnonymously } from "../portal.ts";
import { providerState } from "../providerStates.ts";

const { eachLike, reify } = MatchersV3;
const pact = portalPactWith("main-api");

const locale = MatchersV3.regex("^[a-z]{2,3}$", "de");

test("loads campaigns of which every label and position is known", async () => {
  const data = eachLike({
    id: text("campaign-1"),
    texts: eachLike({
      label: oneOfRest("CampaignTextKey", "my_taglys_banner_headline"),
      locale,
      contents: text("Mehr Licht"),
    }),
    images: eachLike({ label: oneOfRest("BannerType", "my_taglys_banner"), url: text("/files/banner.svg") }),
    positions: eachLike({ position: oneOfRest("CampaignPlacement", "my_taglys_banner") }),
  });

  const loaded = await pact
    .addInteraction()
    .given(...providerState("standing", { country: "DE" }))
    .uponReceiving("the campaigns")
    .withRequest("GET", "/api/campaigns", anonymousCall)
    .willRespondWith(200, json<CampaignList>({ data }))
    .executeTest(({ url }) => visitAnonymously(url).fetchQuery(campaignsQuery()));

  expect(loaded).toEqual(reify(data));
});

test("loads a campaign with every text, picture and position", async () => {
  const texts = restValues("CampaignTextKey").map((label) => ({
    label: exactly(label),
    locale,
    contents: text("Mehr Licht"),
  }));
  const images = restValues("BannerType").map((label) => ({
    label: exactly(label),
    url: text("/files/banner.svg"),
  }));
  const positions = restValues("CampaignPlacement").map((position) => ({ position: exactly(position) }));

  const loaded = await pact
    .addInteraction()
    .given(...providerState("standing", { country: "DE" }))
    .uponReceiving("the campaigns where one runs at every position")
    .withRequest("GET", "/api/campaigns", anonymousCall)
    .willRespondWith(
      200,
      json<CampaignList>({
        data: listContaining({
          id: text("campaign-1"),
          texts: listContaining(...texts),
          images: listContaining(...images),
          positions: listContaining(...positions),
        }),
      }),
    )
    .executeTest(({ url }) => visitAnonymously(url).fetchQuery(campaignsQuery()));

  const [campaign] = loaded ?? [];
  expect(campaign).toEqual(reify({ id: "campaign-1", texts, images, positions }));
});
