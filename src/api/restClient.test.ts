import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ids } from "#schema/createId.ts";
import { configureTestApi } from "../testing/network/configureTestApi.ts";
import { fakeService } from "../testing/network/fakeService.ts";
import { checkSession, getCampaigns } from "./restClient.ts";

const campaign = { id: "spring", texts: [], images: [], positions: [] };

beforeEach(() => {
  configureTestApi();
});

afterEach(() => vi.unstubAllGlobals());

describe("restClient", () => {
  it("getCampaigns reads the list of campaigns from data.data", { tags: ["R7.32", "R9.11"] }, async () => {
    const { requests } = fakeService({ "/api/campaigns": () => ({ data: [campaign] }) });
    expect(await getCampaigns()).toEqual([campaign]);
    expect([requests[0]?.method, requests[0]?.url]).toEqual(["GET", "/api/campaigns"]);
  });

  it("getCampaigns aborts an earlier request, whose response may come later", async () => {
    const late = Promise.withResolvers<{ data: never[] }>();
    const responses = [late.promise];
    fakeService({ "/api/campaigns": () => responses.shift() ?? { data: [campaign] } });
    const earlier = getCampaigns().catch((error: unknown) => error);
    await vi.waitFor(() => expect(responses).toEqual([]));
    expect(await getCampaigns()).toEqual([campaign]);
    late.resolve({ data: [] });
    expect(await earlier).toMatchObject({ name: "AbortError" });
  });

  it("checkSession sends the locale and the id token", { tags: ["R7.2", "R7.30"] }, async () => {
    const { requests } = fakeService({
      "/api/auth/me": () => ({ data: { customerAccountId: ids.account } }),
    });
    await checkSession();
    expect(requests[0]?.headers.get("x-taglys-locale")).toBe("de-DE");
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer token");
  });

  it.each([
    ["204", () => new Response(null, { status: 204 })],
    ["200 without a body", () => new Response(null)],
    ["200 with text", () => new Response("OK", { headers: { "content-type": "text/plain" } })],
    ["200 with a list", () => Response.json([])],
    ["200 with null", () => Response.json(null)],
    ["200 with true", () => Response.json(true)],
  ])("checkSession resolves if the response is %s", async (_, response) => {
    fakeService({ "/api/auth/me": response });
    await expect(checkSession()).resolves.toBeUndefined();
  });

  it("checkSession rejects with the status of a failed response, regardless of its body", async () => {
    fakeService({ "/api/auth/me": () => new Response(null, { status: 503 }) });
    await expect(checkSession()).rejects.toMatchObject({ kind: "failed", status: 503 });
  });

  it.each([
    ["not JSON", () => new Response("<h1>Welcome</h1>")],
    ["a list", () => Response.json([])],
  ])("rejects if the response is %s", async (_, response) => {
    fakeService({ "/api/campaigns": response });
    await expect(getCampaigns()).rejects.toMatchObject({ kind: "unreadable" });
  });
});
