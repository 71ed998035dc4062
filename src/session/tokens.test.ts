import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  setClock,
  settings,
  signedIdToken,
  signInTime,
  tokenAnswer,
  tokenPath,
} from "../testing/fakeProvider.ts";
import { fakeService } from "../testing/fakeService.ts";
import { rememberSignIn } from "../testing/signedIn.ts";
import { hasCredentials, replacementFor, validIdToken } from "./tokens.ts";

const idToken = await signedIdToken();
const expired = {
  idToken,
  idTokenExpiresAt: String(signInTime),
  refreshTokenExpiresAt: String(signInTime + 86_400),
};
const getSettings = async () => settings;

beforeEach(() => {
  localStorage.clear();
  setClock();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function refusal(description: string): Response {
  return Response.json({ error: "invalid_grant", error_description: description }, { status: 400 });
}

/** A lock that another tab holds; `release` runs when that one lets go. */
function busyLock(release: () => void) {
  type Action = (held: object | null) => Promise<unknown>;
  const request = vi.fn(async (_name: string, ...[options, whenFree]: [Action | object, Action?]) => {
    if (whenFree && typeof options === "object") return whenFree(null);
    release();
    return typeof options === "function" ? options({}) : undefined;
  });
  vi.stubGlobal("navigator", { locks: { request } });
  return request;
}

describe("validIdToken", () => {
  it("hands out a good token without asking anybody", async () => {
    const { calls } = fakeService();
    rememberSignIn({ idToken, idTokenExpiresAt: String(signInTime + 31) });
    expect(await validIdToken(getSettings)).toBe(idToken);
    expect(calls).toEqual([]);
  });

  it("[R4.4] [R7.62] renews an expired one once for many calls, by a form POST", async () => {
    rememberSignIn(expired);
    const { calls } = fakeService({ [tokenPath]: () => tokenAnswer() });
    const tokens = await Promise.all([1, 2, 3].map(() => validIdToken(getSettings)));
    expect(new Set(tokens)).toEqual(new Set([localStorage.getItem("ad_idToken")]));
    expect(calls).toHaveLength(1);
    expect(calls[0]?.method).toBe("POST");
    expect(Object.fromEntries(new URLSearchParams(String(calls[0]?.body)))).toEqual({
      grant_type: "refresh_token",
      client_id: "portal",
      refresh_token: "refresh-token",
    });
  });

  it("[R7.63] [R9.9] keeps all that came with the new token", async () => {
    rememberSignIn(expired);
    const answer = await tokenAnswer({ sub: "another" });
    fakeService({ [tokenPath]: () => answer });
    await validIdToken(getSettings);
    expect({ ...localStorage }).toEqual({
      ad_idToken: answer.id_token,
      ad_idTokenExpiresAt: String(signInTime + 3600),
      ad_refreshToken: "rotated-refresh-token",
      ad_refreshTokenExpiresAt: String(signInTime + 86_400),
      ad_profileInfo: "profile",
      ad_notBefore: String(signInTime),
    });
  });

  it("renews a token shortly before it ends", async () => {
    rememberSignIn({ ...expired, idTokenExpiresAt: String(signInTime + 30) });
    const { calls } = fakeService({ [tokenPath]: () => tokenAnswer() });
    await validIdToken(getSettings);
    expect(calls).toHaveLength(1);
  });

  it("[R4.4] asks for no new one when the refresh token has expired too", async () => {
    rememberSignIn({ ...expired, refreshTokenExpiresAt: String(signInTime) });
    const { calls } = fakeService();
    expect(await validIdToken(getSettings)).toBeNull();
    expect(calls).toEqual([]);
  });

  it("is null for a visitor who never signed in", async () => {
    expect(await validIdToken(getSettings)).toBeNull();
  });

  it("ends the session when the provider refuses the refresh token", async () => {
    rememberSignIn({ ...expired, backUrl: "/faq" });
    fakeService({ [tokenPath]: () => refusal("AADB2C90080: The provided grant has expired.") });
    expect(await validIdToken(getSettings)).toBeNull();
    expect({ ...localStorage }).toEqual({ ad_backUrl: "/faq" });
  });

  it.each([
    ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["fails", () => new Response("<h1>Down</h1>", { status: 503 })],
    ["fails and says so in JSON", () => Response.json({ error: "server_error" }, { status: 500 })],
    [
      "answers with broken JSON",
      () => new Response('{"id_token":,,', { headers: { "content-type": "application/json" } }),
    ],
    ["is hidden by a page of something in between", () => new Response("<h1>Pay for your network</h1>")],
  ])("keeps the session when the provider %s, and asks again later", async (_, answer) => {
    rememberSignIn(expired);
    const service = fakeService({ [tokenPath]: answer });
    await expect(validIdToken(getSettings)).rejects.toThrow();
    expect(localStorage.getItem("ad_refreshToken")).toBe("refresh-token");
    service.answer({ [tokenPath]: () => tokenAnswer() });
    expect(await validIdToken(getSettings)).toBe(localStorage.getItem("ad_idToken"));
  });

  it("keeps the session when the configuration cannot be loaded", async () => {
    rememberSignIn(expired);
    await expect(validIdToken(() => Promise.reject(new Error("No configuration")))).rejects.toThrow();
    expect(localStorage.getItem("ad_refreshToken")).toBe("refresh-token");
  });
});

describe("replacementFor", () => {
  it("[R4.4] renews a token that a service refused although it looks good", async () => {
    rememberSignIn({ idToken });
    fakeService({ [tokenPath]: () => tokenAnswer({ sub: "another" }) });
    const replacement = await replacementFor(idToken, getSettings);
    expect(replacement).toBe(localStorage.getItem("ad_idToken"));
    expect(replacement).not.toBe(idToken);
  });

  it("takes the token that another tab has got in the meantime", async () => {
    rememberSignIn({ idToken: "of another tab" });
    const { calls } = fakeService();
    expect(await replacementFor("refused", getSettings)).toBe("of another tab");
    expect(calls).toEqual([]);
  });

  it("waits its turn where another tab is renewing, and takes what that one got", async () => {
    rememberSignIn({ idToken });
    const { calls } = fakeService();
    const request = busyLock(() => rememberSignIn({ idToken: "of another tab" }));
    expect(await replacementFor(idToken, getSettings)).toBe("of another tab");
    expect(request.mock.calls.map(([name]) => name)).toEqual(["ad_refresh", "ad_refresh"]);
    expect(calls).toEqual([]);
  });

  it("takes what the other tab got also where its storage arrives after the lock", async () => {
    rememberSignIn({ idToken });
    const { calls } = fakeService();
    busyLock(() => {
      setTimeout(() => {
        rememberSignIn({ idToken: "of another tab" });
        dispatchEvent(new StorageEvent("storage", { key: "ad_idToken" }));
      });
    });
    expect(await replacementFor(idToken, getSettings)).toBe("of another tab");
    expect(calls).toEqual([]);
  });
});

describe("hasCredentials", () => {
  it.each([
    ["a good id token", {}, true],
    ["an expired id token and a good refresh token", { idTokenExpiresAt: "1" }, true],
    ["both expired", { idTokenExpiresAt: "1", refreshTokenExpiresAt: "1" }, false],
  ])("with %s", (_, changes, expected) => {
    rememberSignIn(changes);
    expect(hasCredentials()).toBe(expected);
  });

  it("without any", () => {
    expect(hasCredentials()).toBe(false);
  });
});
