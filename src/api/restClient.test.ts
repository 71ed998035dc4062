import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeService } from "../testing/fakeService.ts";
import { connectForTest } from "../testing/testConnection.ts";
import { checkSession, getCampaigns } from "./restClient.ts";

const campaign = { id: "spring", texts: [], images: [], positions: [] };

beforeEach(() => {
  connectForTest();
});

afterEach(() => vi.unstubAllGlobals());

it("[R7.32] [R9.11] reads the list of campaigns from data.data", async () => {
  const { calls } = fakeService({ "/api/campaigns": () => ({ data: [campaign] }) });
  expect(await getCampaigns()).toEqual([campaign]);
  expect([calls[0]?.method, calls[0]?.url]).toEqual(["GET", "/api/campaigns"]);
});

it("[R7.2] [R7.30] [R6.6] checks the session with locale and bearer", async () => {
  const me = { data: { customerAccountId: "account-1" } };
  const { calls } = fakeService({ "/api/auth/me": () => me });
  expect(await checkSession()).toEqual(me);
  expect(calls[0]?.headers.get("x-taglys-locale")).toBe("de-DE");
  expect(calls[0]?.headers.get("authorization")).toBe("Bearer token");
});

it("sends no bearer for a visitor without a token", async () => {
  connectForTest({ idToken: async () => null });
  const { calls } = fakeService({ "/api/campaigns": () => ({ data: [] }) });
  await getCampaigns();
  expect(calls[0]?.headers.has("authorization")).toBe(false);
});

it("[R7.3] echoes the pair that an answer brought", async () => {
  const { calls } = fakeService({
    "/api/campaigns": () =>
      Response.json({ data: [] }, { headers: { "x-client-token": "t", "x-client-signature": "s" } }),
  });
  await getCampaigns();
  await getCampaigns();
  expect(calls[1]?.headers.get("x-client-signature")).toBe("s");
});

it("[R8.4] fails with the messages of the fields", async () => {
  fakeService({
    "/api/campaigns": () =>
      Response.json({ message: "Invalid", errors: { a: ["One."], b: ["Two."] } }, { status: 422 }),
  });
  await expect(getCampaigns()).rejects.toMatchObject({
    name: "HttpError",
    status: 422,
    message: "One.\nTwo.",
  });
});

it.each([
  ["no JSON", () => new Response("<h1>Welcome</h1>")],
  ["a list", () => Response.json([])],
])("cannot read an answer that is %s", async (_, answer) => {
  fakeService({ "/api/campaigns": answer });
  await expect(getCampaigns()).rejects.toMatchObject({ message: "The service's answer could not be read." });
});
