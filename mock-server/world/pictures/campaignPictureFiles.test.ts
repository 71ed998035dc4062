import { expect, it } from "vitest";
import { mainApi } from "../../testing/services.ts";
import { freshWorld } from "../../testing/worlds.ts";
import { campaignPictures } from "./campaignPicture.ts";

it("has all pictures that the standing campaign names, one for each kind of banner [R3.25]", async () => {
  const named = freshWorld("DE").campaigns.flatMap(({ images }) => images.map(({ url }) => url));
  expect(named.toSorted()).toEqual(campaignPictures.map((name) => `/files/${name}`).toSorted());
  for (const path of named) {
    const response = await mainApi.request(path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(await response.text()).toMatch(/^<svg /);
  }
});

it.each([
  "/files/campaigns/my-taglys-banner.png",
  "/files/campaigns/my_taglys_banner.svg",
  "/files/campaigns/x.svg",
])("has none at %s", async (path) => {
  freshWorld();
  expect((await mainApi.request(path)).status).toBe(404);
});
