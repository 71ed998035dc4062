import { beforeEach, describe, expect, it } from "vitest";
import { mainApi } from "../../testing/services.ts";
import { createStandingWorld } from "../../testing/worlds.ts";

beforeEach(() => {
  createStandingWorld();
});

const homeAddress = { "x-forwarded-for": "203.0.113.7" };

async function requestCampaigns(headers: Record<string, string>) {
  const response = await mainApi.request("/api/campaigns", { headers });
  const pair = {
    "x-client-token": response.headers.get("x-client-token") ?? "",
    "x-client-signature": response.headers.get("x-client-signature") ?? "",
  };
  return { status: response.status, pair, body: await response.text() };
}

describe("x-client-token and x-client-signature", () => {
  it("are new in every response", { tags: ["R7.3"] }, async () => {
    const first = await requestCampaigns(homeAddress);
    const second = await requestCampaigns(homeAddress);
    expect(first.pair["x-client-token"]).not.toBe("");
    expect(first.pair["x-client-signature"]).not.toBe("");
    expect(second.pair["x-client-token"]).not.toBe(first.pair["x-client-token"]);
  });

  it("are in GraphQL responses too", { tags: ["R7.3"] }, async () => {
    const response = await mainApi.request("/graphql?query={__typename}");
    expect(response.status).toBe(200);
    expect(response.headers.get("x-client-token")).toMatch(/./);
    expect(response.headers.get("x-client-signature")).toMatch(/./);
  });

  it("are accepted from the IP address they were created for", { tags: ["R7.3"] }, async () => {
    const { pair } = await requestCampaigns(homeAddress);
    expect((await requestCampaigns({ ...homeAddress, ...pair })).status).toBe(200);
  });

  it("belong to the first address of a chain of proxies", async () => {
    const { pair } = await requestCampaigns(homeAddress);
    const chain = { "x-forwarded-for": "203.0.113.7, 127.0.0.1" };
    expect((await requestCampaigns({ ...chain, ...pair })).status).toBe(200);
  });

  it.each([
    { title: "sent from another address", change: { "x-forwarded-for": "203.0.113.8" } },
    { title: "with another token", change: { "x-client-token": "made-up" } },
    { title: "with another signature", change: { "x-client-signature": "made-up" } },
    { title: "without the token", change: { "x-client-token": "" } },
    { title: "without the signature", change: { "x-client-signature": "" } },
  ])("are rejected with 403 when $title", { tags: ["R7.3"] }, async ({ change }) => {
    const { pair } = await requestCampaigns(homeAddress);
    const { status, body } = await requestCampaigns({ ...homeAddress, ...pair, ...change });
    expect(status).toBe(403);
    expect(JSON.parse(body)).toEqual({
      message: "The client token and signature do not belong to your address.",
    });
  });

  it("are rejected in GraphQL's error shape at /graphql", async () => {
    const headers = { "x-client-token": "made-up", "x-client-signature": "made-up" };
    const response = await mainApi.request("/graphql?query={__typename}", { headers });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      errors: [{ message: expect.any(String), extensions: { code: "CLIENT_NOT_RECOGNISED" } }],
    });
  });
});
