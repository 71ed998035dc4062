import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestSession } from "#testing/identity/createTestSession.ts";
import {
  createIdToken,
  createTokenResponse,
  setClock,
  signInTime,
  tokenPath,
} from "#testing/identity/fakeIdentityProvider.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { fakeService } from "#testing/network/fakeService.ts";
import type { Session } from "../createSession.ts";

const idToken = await createIdToken();
const expired = {
  idToken,
  idTokenExpiresAt: String(signInTime),
  refreshTokenExpiresAt: String(signInTime + 86_400),
};

let session: Session;

beforeEach(() => {
  setClock();
  session = createTestSession();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function createErrorResponse(description: string): Response {
  return Response.json({ error: "invalid_grant", error_description: description }, { status: 400 });
}

/** Stubs a lock that another tab holds. `onRelease` runs when the other tab releases it; without it, it never does. */
function stubLockOfOtherTab(onRelease?: () => void) {
  type Callback = (lock: object | null) => Promise<unknown>;
  const request = vi.fn(async (_name: string, { signal }: LockOptions, callback: Callback) => {
    if (!signal) return callback(null);
    if (!onRelease) {
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    }
    onRelease();
    return callback({});
  });
  vi.stubGlobal("navigator", { locks: { request } });
  return request;
}

describe("getIdToken", () => {
  it("returns a valid token without a request", async () => {
    const { requests } = fakeService();
    storeTestCredentials({ idToken, idTokenExpiresAt: String(signInTime + 31) });
    expect(await session.getIdToken()).toBe(idToken);
    expect(requests).toEqual([]);
  });

  it("refreshes an expired token once for several calls, by a form POST", {
    tags: ["R4.4", "R7.62"],
  }, async () => {
    storeTestCredentials(expired);
    const { requests } = fakeService({ [tokenPath]: () => createTokenResponse() });
    const tokens = await Promise.all([1, 2, 3].map(session.getIdToken));
    expect(new Set(tokens)).toEqual(new Set([localStorage.getItem("ad_idToken")]));
    expect(requests).toHaveLength(1);
    expect(requests[0]?.method).toBe("POST");
    expect(Object.fromEntries(new URLSearchParams(String(requests[0]?.body)))).toEqual({
      grant_type: "refresh_token",
      client_id: "portal",
      redirect_uri: "http://localhost:3000/authorization",
      refresh_token: "refresh-token",
    });
  });

  it("keeps the refresh token of the same account if the response has none", async () => {
    storeTestCredentials(expired);
    const response = await createTokenResponse();
    fakeService({ [tokenPath]: () => ({ ...response, refresh_token: undefined }) });
    await session.getIdToken();
    expect(localStorage.getItem("ad_refreshToken")).toBe("refresh-token");
    expect(localStorage.getItem("ad_refreshTokenExpiresAt")).toBe(expired.refreshTokenExpiresAt);
  });

  it("removes the refresh token if the response has none, and an id token of another account", async () => {
    storeTestCredentials(expired);
    const response = await createTokenResponse({ sub: "another" });
    fakeService({ [tokenPath]: () => ({ ...response, refresh_token: undefined }) });
    expect(await session.getIdToken()).toBe(response.id_token);
    expect(localStorage.getItem("ad_refreshToken")).toBeNull();
    expect(localStorage.getItem("ad_refreshTokenExpiresAt")).toBeNull();
  });

  it("refreshes a token 30 seconds before it expires", async () => {
    storeTestCredentials({ ...expired, idTokenExpiresAt: String(signInTime + 30) });
    const { requests } = fakeService({ [tokenPath]: () => createTokenResponse() });
    await session.getIdToken();
    expect(requests).toHaveLength(1);
  });

  it("returns null without a request if the refresh token has expired too", { tags: ["R4.4"] }, async () => {
    storeTestCredentials({ ...expired, refreshTokenExpiresAt: String(signInTime) });
    const { requests } = fakeService();
    expect(await session.getIdToken()).toBeNull();
    expect(requests).toEqual([]);
  });

  it("returns null for a visitor who never signed in", async () => {
    expect(await session.getIdToken()).toBeNull();
  });

  it("returns null and removes the tokens if the provider rejects the refresh token", async () => {
    storeTestCredentials({ ...expired, backUrl: "/faq" });
    fakeService({ [tokenPath]: () => createErrorResponse("AADB2C90080: The provided grant has expired.") });
    expect(await session.getIdToken()).toBeNull();
    expect({ ...localStorage }).toEqual({ ad_backUrl: "/faq" });
  });

  it.each([
    ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
    [
      "responds with malformed JSON",
      () => new Response('{"id_token":,,', { headers: { "content-type": "application/json" } }),
    ],
  ])("keeps the session if the provider %s, and tries again later", async (_, respond) => {
    storeTestCredentials(expired);
    const service = fakeService({ [tokenPath]: respond });
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: signInTime * 1000 });
    vi.setTimerTickMode("nextTimerAsync");
    await expect(session.getIdToken()).rejects.toThrow();
    expect(localStorage.getItem("ad_refreshToken")).toBe("refresh-token");
    service.stubResponses({ [tokenPath]: () => createTokenResponse() });
    expect(await session.getIdToken()).toBe(localStorage.getItem("ad_idToken"));
  });

  it.each([
    ["an hour slow", -3600],
    ["an hour fast", 3600],
    ["a day fast", 86_400],
  ])("refreshes with a clock that is %s", async (_, seconds) => {
    setClock(seconds);
    const now = signInTime + seconds;
    storeTestCredentials({
      ...expired,
      idTokenExpiresAt: String(now),
      refreshTokenExpiresAt: String(now + 60),
    });
    fakeService({ [tokenPath]: () => createTokenResponse({ sub: "another", nbf: signInTime }) });
    expect(await session.getIdToken()).toBe(localStorage.getItem("ad_idToken"));
    expect(localStorage.getItem("ad_idTokenExpiresAt")).toBe(String(now + 3600));
  });

  it("keeps the session if the configuration cannot be loaded", async () => {
    storeTestCredentials(expired);
    await expect(
      createTestSession({
        getSettings: () => Promise.reject(new Error("No configuration")),
      }).getIdToken(),
    ).rejects.toThrow();
    expect(localStorage.getItem("ad_refreshToken")).toBe("refresh-token");
  });
});

describe("refreshIdToken", () => {
  it("refreshes a rejected token although it has not expired", async () => {
    storeTestCredentials({ idToken });
    fakeService({ [tokenPath]: () => createTokenResponse({ sub: "another" }) });
    const replacement = await session.refreshIdToken(idToken);
    expect(replacement).toBe(localStorage.getItem("ad_idToken"));
    expect(replacement).not.toBe(idToken);
  });

  it("returns the token that another tab has stored in the meantime", async () => {
    storeTestCredentials({ idToken: "token of another tab" });
    const { requests } = fakeService();
    expect(await session.refreshIdToken("rejected")).toBe("token of another tab");
    expect(requests).toEqual([]);
  });

  it("waits while another tab refreshes and returns that tab's token", async () => {
    storeTestCredentials({ idToken });
    const { requests } = fakeService();
    const request = stubLockOfOtherTab(() => storeTestCredentials({ idToken: "token of another tab" }));
    expect(await session.refreshIdToken(idToken)).toBe("token of another tab");
    expect(request.mock.calls.map(([name]) => name)).toEqual(["ad_refresh", "ad_refresh"]);
    expect(requests).toEqual([]);
  });

  it("returns the other tab's token even if it arrives after the lock", async () => {
    storeTestCredentials({ idToken });
    const { requests } = fakeService();
    stubLockOfOtherTab(() => {
      setTimeout(() => {
        storeTestCredentials({ idToken: "token of another tab" });
        dispatchEvent(new StorageEvent("storage", { key: "ad_idToken" }));
      });
    });
    expect(await session.refreshIdToken(idToken)).toBe("token of another tab");
    expect(requests).toEqual([]);
  });

  it("refreshes without the lock after ten seconds if the other tab is frozen and never releases it", async () => {
    storeTestCredentials({ idToken });
    const { requests } = fakeService({ [tokenPath]: () => createTokenResponse({ sub: "another" }) });
    stubLockOfOtherTab();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const replacement = session.refreshIdToken(idToken);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(await replacement).toBe(localStorage.getItem("ad_idToken"));
    expect(localStorage.getItem("ad_idToken")).not.toBe(idToken);
  });

  it("stores no tokens of a refresh during which another tab signed out", async () => {
    storeTestCredentials({ idToken });
    const respond = async () => {
      const response = await createTokenResponse();
      localStorage.clear();
      return response;
    };
    fakeService({ [tokenPath]: respond });
    expect(await session.refreshIdToken(idToken)).toBeNull();
    expect({ ...localStorage }).toEqual({});
  });
});
