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

/** Refreshes with a provider that sends the responses in turn, and repeats the last one. */
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

  it("throws SIGN_IN_UNAVAILABLE after three temporary failures", async () => {
    const { refresh, sentAt } = startRefresh(respondWithError(503, "busy"));
    await expect(refresh()).rejects.toMatchObject({ kind: "signInUnavailable" });
    expect(sentAt).toHaveLength(3);
  });

  it("throws a network error, which is not retryable, after three attempts without a response", async () => {
    const { refresh, sentAt } = startRefresh(() => Promise.reject(new TypeError("Failed to fetch")));
    await expect(refresh()).rejects.toMatchObject({ kind: "network", isSlow: true });
    expect(sentAt).toHaveLength(3);
  });

  it("waits as long as the provider asks for", async () => {
    const busy = respondWithError(429, "busy", "", { "retry-after": "7" });
    const { refresh, sentAt } = startRefresh(busy, respondWithTokens);
    expect(await refresh()).not.toBeNull();
    expect(sentAt).toEqual([0, 7]);
  });

  it("gives up after an attempt that took long", async () => {
    const { refresh, sentAt } = startRefresh(async () => {
      await new Promise((resolve) => setTimeout(resolve, 14_500));
      return new Response("", { status: 503 });
    });
    await expect(refresh()).rejects.toMatchObject({ kind: "signInUnavailable" });
    expect(sentAt).toHaveLength(1);
  });

  it("returns null after a rejected grant without another attempt", async () => {
    const { refresh, sentAt } = startRefresh(
      respondWithError(400, "invalid_grant", "AADB2C90080: The provided grant has expired."),
    );
    expect(await refresh()).toBeNull();
    expect(sentAt).toEqual([0]);
  });

  it("throws SIGN_IN_REFUSED after another error without another attempt", async () => {
    const { refresh, sentAt } = startRefresh(
      respondWithError(400, "unauthorized_client", "AADB2C90057: Not configured."),
    );
    await expect(refresh()).rejects.toMatchObject({
      kind: "signInRefused",
      message: "unauthorized_client, AADB2C90057, 400",
    });
    expect(sentAt).toEqual([0]);
  });

  it("sends no request until the time of a long Retry-After has passed", async () => {
    const { refresh, sentAt } = startRefresh(
      respondWithError(429, "busy", "", { "retry-after": "60" }),
      respondWithTokens,
    );
    const unavailable = { kind: "signInUnavailable" };
    await expect(refresh()).rejects.toMatchObject(unavailable);
    vi.advanceTimersByTime(59_000);
    await expect(refresh()).rejects.toMatchObject(unavailable);
    expect(sentAt).toEqual([0]);
    vi.advanceTimersByTime(1000);
    expect(await refresh()).not.toBeNull();
    expect(sentAt).toEqual([0, 60]);
  });
});
