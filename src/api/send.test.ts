import { afterEach, describe, expect, it, vi } from "vitest";
import { connectForTest } from "../testing/testConnection.ts";
import { ApplicationError, HttpError, isSessionEnd, NetworkError } from "./errors.ts";
import { callTimeout, fetchOrFail, isTemporary, sendWithToken } from "./send.ts";

const unauthorized = new HttpError(401, "Unauthorized");
const notAuthorized = new ApplicationError("No", "AUTH_NOT_AUTHORIZED");

/** A call that accepts certain tokens alone. */
function callAccepting(...good: (string | null)[]) {
  return vi.fn(async (bearer: string | null) => {
    if (!good.includes(bearer)) throw unauthorized;
    return `answer for ${bearer}`;
  });
}

describe("sendWithToken", () => {
  it("[R6.6] sends the visitor's token", async () => {
    connectForTest();
    expect(await sendWithToken(callAccepting("token"))).toBe("answer for token");
  });

  it("[R6.6] sends no token with an anonymous call, nor asks for one", async () => {
    const { idToken } = connectForTest();
    expect(await sendWithToken(callAccepting(null), { anonymous: true })).toBe("answer for null");
    expect(idToken).not.toHaveBeenCalled();
  });

  it("leaves the session alone when an anonymous call is refused", async () => {
    const { onSignedOut } = connectForTest();
    await expect(sendWithToken(callAccepting(), { anonymous: true })).rejects.toBe(unauthorized);
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it.each([
    ["[R8.6] HTTP 401", unauthorized],
    ["[R8.2] [R8.6] AUTH_NOT_AUTHORIZED", notAuthorized],
  ])("repeats a call once that was refused by %s", async (_, refusal) => {
    const { replaceIdToken } = connectForTest({ replaceIdToken: vi.fn(async () => "fresh") });
    const send = vi.fn(async (bearer: string | null) => {
      if (bearer === "token") throw refusal;
      return bearer;
    });
    expect(await sendWithToken(send)).toBe("fresh");
    expect(replaceIdToken).toHaveBeenCalledExactlyOnceWith("token");
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("does not repeat a call that failed otherwise", async () => {
    const { replaceIdToken, onSignedOut } = connectForTest();
    const failure = new HttpError(403, "Forbidden");
    await expect(sendWithToken(() => Promise.reject(failure))).rejects.toBe(failure);
    expect(replaceIdToken).not.toHaveBeenCalled();
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it("ends the session where there is no other token", async () => {
    const { onSignedOut } = connectForTest();
    const send = callAccepting();
    await expect(sendWithToken(send)).rejects.toBe(unauthorized);
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("ends the session where the token could not be renewed before the call", async () => {
    const { onSignedOut, replaceIdToken } = connectForTest({ idToken: async () => null });
    await expect(sendWithToken(callAccepting())).rejects.toBe(unauthorized);
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    expect(replaceIdToken).not.toHaveBeenCalled();
  });

  it("keeps the session where the fresh token is refused too: signing in again would not help", async () => {
    const { onSignedOut } = connectForTest({ replaceIdToken: async () => "fresh" });
    const send = callAccepting();
    await expect(sendWithToken(send)).rejects.toBe(unauthorized);
    expect(send.mock.calls).toEqual([["token"], ["fresh"]]);
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it.each([
    ["ends", null, true],
    ["lasts", "fresh", false],
  ])("tells of a refusal whether the session %s with it", async (_, token, isEnd) => {
    connectForTest({ replaceIdToken: async () => token });
    const refusal = new HttpError(401, "Unauthorized");
    await expect(sendWithToken(() => Promise.reject(refusal))).rejects.toBe(refusal);
    expect(isSessionEnd(refusal)).toBe(isEnd);
  });

  it("keeps the session where the provider cannot be reached for a fresh token", async () => {
    const failure = new NetworkError("The provider could not be reached.");
    const { onSignedOut } = connectForTest({ replaceIdToken: () => Promise.reject(failure) });
    await expect(sendWithToken(callAccepting())).rejects.toBe(failure);
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});

describe("fetchOrFail", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** Never answers; fails as the browser does once the signal is aborted. */
  function hang(_url: string, { signal }: RequestInit): Promise<never> {
    return new Promise((_, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
  }

  it("turns a failing network into a NetworkError with its cause", async () => {
    const cause = new TypeError("Failed to fetch");
    vi.stubGlobal("fetch", () => Promise.reject(cause));
    const error: unknown = await fetchOrFail("/graphql", {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error instanceof NetworkError && [error.message, error.cause]).toEqual([
      "The service could not be reached.",
      cause,
    ]);
  });

  it("gives up on a service that does not answer in time", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", hang);
    const call = fetchOrFail("/graphql", {}).catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(callTimeout);
    const error = await call;
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: "The service took too long to answer." });
  });

  it("leaves an upload the time it needs", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", hang);
    const own = new AbortController();
    const ended = vi.fn();
    const call = fetchOrFail("/graphql", { body: new FormData(), signal: own.signal }).catch(ended);
    await vi.advanceTimersByTimeAsync(10 * callTimeout);
    expect(ended).not.toHaveBeenCalled();
    own.abort();
    await call;
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "AbortError" }));
  });

  it("leaves an aborted call an AbortError", async () => {
    const aborted = new DOMException("Aborted", "AbortError");
    vi.stubGlobal("fetch", () => Promise.reject(aborted));
    await expect(fetchOrFail("/graphql", { signal: AbortSignal.abort() })).rejects.toBe(aborted);
  });
});

describe("isTemporary", () => {
  it.each([
    [new NetworkError("offline"), true],
    [new HttpError(500, "Internal Server Error"), true],
    [new HttpError(503, "Service Unavailable"), true],
    [new HttpError(404, "Not Found"), false],
    [new ApplicationError("No"), false],
    [new TypeError("a mistake"), false],
  ])("%s: %s", (error, expected) => {
    expect(isTemporary(error)).toBe(expected);
  });
});
