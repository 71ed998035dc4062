import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createIdToken,
  createTokenResponse,
  signInSettings,
  signInTime,
  tokenPath,
} from "#testing/identity/fakeIdentityProvider.ts";
import { fakeService, type ReceivedRequest } from "#testing/network/fakeService.ts";
import { refreshTokens } from "./refreshTokens.ts";

const idToken = await createIdToken();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"], now: signInTime * 1000 });
  vi.setTimerTickMode("nextTimerAsync");
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Respond = (request: ReceivedRequest) => object | Promise<object>;

const respondWithTokens = () => createTokenResponse();

function respondWithError(status: number, error: string, description = "", headers = {}): Respond {
  return () => Response.json({ error, error_description: description }, { status, headers });
}

/** Refreshes with a provider that responds to the requests in turn, the last response for all that follow. */
function startRefresh(...responses: Respond[]) {
  const provider = { getSettings: async () => signInSettings };
  const sentAt: number[] = [];
  const service = fakeService({
    [tokenPath]: (request) => {
      const respond = responses[Math.min(sentAt.length, responses.length - 1)] ?? respondWithTokens;
      sentAt.push((Date.now() - signInTime * 1000) / 1000);
      return respond(request);
    },
  });
  return { ...service, sentAt, refresh: () => refreshTokens(provider, "refresh-token", idToken) };
}

const temporaryFailures: [string, Respond][] = [
  ["429 without a body", () => new Response(null, { status: 429 })],
  ["429 with an OAuth error", respondWithError(429, "invalid_grant", "Too many requests.")],
  ["AADB2C90035", respondWithError(400, "temporarily_unavailable", "AADB2C90035: The service is busy.")],
  [
    "AADB2C90085, called invalid_grant",
    respondWithError(400, "invalid_grant", "AADB2C90085: Internal error."),
  ],
  ["503 of a proxy", () => new Response("<h1>Down</h1>", { status: 503 })],
  ["a response that is no JSON", () => new Response("<h1>Pay for your network</h1>")],
  ["a network failure", () => Promise.reject(new TypeError("Failed to fetch"))],
];

describe("refreshTokens", () => {
  it.each(temporaryFailures)("tries again after %s", async (_, fail) => {
    const { refresh, sentAt } = startRefresh(fail, fail, respondWithTokens);
    expect(await refresh()).toMatchObject({ refreshToken: "rotated-refresh-token" });
    expect(sentAt).toEqual([0, 1, 3]);
  });

  it.each(temporaryFailures.slice(0, -1))(
    "throws SIGN_IN_UNAVAILABLE after three attempts that end with %s",
    async (_, fail) => {
      const { refresh, sentAt } = startRefresh(fail);
      await expect(refresh()).rejects.toMatchObject({ name: "PortalError", code: "SIGN_IN_UNAVAILABLE" });
      expect(sentAt).toHaveLength(3);
    },
  );

  it("throws a NetworkError that is not retried again after three attempts without a response", async () => {
    const { refresh, sentAt } = startRefresh(() => Promise.reject(new TypeError("Failed to fetch")));
    await expect(refresh()).rejects.toMatchObject({ name: "NetworkError", isRetried: true });
    expect(sentAt).toHaveLength(3);
  });

  it.each([
    ["AADB2C90080", respondWithError(400, "invalid_grant", "AADB2C90080: The provided grant has expired.")],
    ["AADB2C90129", respondWithError(400, "invalid_grant", "AADB2C90129: The grant was revoked.")],
    ["interaction_required", respondWithError(400, "interaction_required")],
  ])("returns null after %s without another attempt", { tags: ["R4.4"] }, async (_, fail) => {
    const { refresh, sentAt } = startRefresh(fail);
    expect(await refresh()).toBeNull();
    expect(sentAt).toEqual([0]);
  });

  it("throws SIGN_IN_REFUSED after another error without another attempt", async () => {
    const { refresh, sentAt } = startRefresh(
      respondWithError(400, "unauthorized_client", "AADB2C90057: Not configured."),
    );
    await expect(refresh()).rejects.toMatchObject({
      code: "SIGN_IN_REFUSED",
      message: "unauthorized_client, AADB2C90057, 400",
    });
    expect(sentAt).toEqual([0]);
  });

  it("waits as long as the header Retry-After says", async () => {
    const { refresh, sentAt } = startRefresh(
      respondWithError(429, "busy", "", { "retry-after": "7" }),
      respondWithTokens,
    );
    expect(await refresh()).not.toBeNull();
    expect(sentAt).toEqual([0, 7]);
  });

  it("sends no request until the time of a long Retry-After has passed", async () => {
    const { refresh, sentAt } = startRefresh(
      respondWithError(429, "busy", "", { "retry-after": "60" }),
      respondWithTokens,
    );
    const unavailable = { code: "SIGN_IN_UNAVAILABLE" };
    await expect(refresh()).rejects.toMatchObject(unavailable);
    vi.advanceTimersByTime(59_000);
    await expect(refresh()).rejects.toMatchObject(unavailable);
    expect(sentAt).toEqual([0]);
    vi.advanceTimersByTime(1000);
    expect(await refresh()).not.toBeNull();
    expect(sentAt).toEqual([0, 60]);
  });

  it.each<[string, Record<string, unknown>]>([
    ["no access token", {}],
    ["an access token that is null", { access_token: null }],
    ["an empty access token", { access_token: "" }],
  ])("reads a response with %s", { tags: ["R7.63"] }, async (_, fields) => {
    const { refresh } = startRefresh(async () => ({ ...(await createTokenResponse()), ...fields }));
    expect(await refresh()).toMatchObject({ idToken: expect.any(String) });
  });

  it("sends the redirect URI with the refresh token", { tags: ["R7.62"] }, async () => {
    const { refresh, getRequests } = startRefresh(respondWithTokens);
    await refresh();
    const form = new URLSearchParams(String(getRequests(tokenPath)[0]?.body));
    expect(form.get("redirect_uri")).toBe("http://localhost:3000/authorization");
  });

  it.each([-600, 600])("reads a response while the visitor's clock is %d seconds ahead", async (seconds) => {
    const { refresh } = startRefresh(respondWithTokens);
    vi.setSystemTime((signInTime + seconds) * 1000);
    expect(await refresh()).not.toBeNull();
  });
});
