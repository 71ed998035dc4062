import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { configureTestApi } from "../../testing/network/configureTestApi.ts";
import { GraphQlError, HttpError, isSessionExpired, NetworkError, TokenRejectedError } from "../errors.ts";
import { fetchWithTimeout, requestTimeoutMs, sendWithToken } from "./send.ts";

const unauthorized = new HttpError(401, "Unauthorized");
const notAuthorized = new GraphQlError([{ message: "No", code: "AUTH_NOT_AUTHORIZED" }]);

/** A request that the service accepts only with one of these tokens. */
function createRequest(...acceptedTokens: (string | null)[]) {
  return vi.fn(async (idToken: string | null) => {
    if (!acceptedTokens.includes(idToken)) throw unauthorized;
    return `response for ${idToken}`;
  });
}

describe("sendWithToken", () => {
  it("sends the visitor's id token", { tags: ["R6.6"] }, async () => {
    configureTestApi();
    expect(await sendWithToken(createRequest("token"))).toBe("response for token");
  });

  it("neither sends nor gets an id token for an anonymous request", { tags: ["R6.6"] }, async () => {
    const { getIdToken } = configureTestApi();
    expect(await sendWithToken(createRequest(null), { anonymous: true })).toBe("response for null");
    expect(getIdToken).not.toHaveBeenCalled();
  });

  it("keeps the session when an anonymous request is rejected", async () => {
    const { onSessionExpired } = configureTestApi();
    await expect(sendWithToken(createRequest(), { anonymous: true })).rejects.toBe(unauthorized);
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  it.each([
    ["HTTP 401", unauthorized],
    ["AUTH_NOT_AUTHORIZED", notAuthorized],
  ])(
    "sends a request once more with a refreshed token after %s",
    {
      tags: ["R8.6", "R8.2"],
    },
    async (_, rejection) => {
      const { refreshIdToken } = configureTestApi({ refreshIdToken: vi.fn(async () => "refreshed") });
      const send = vi.fn(async (idToken: string | null) => {
        if (idToken === "token") throw rejection;
        return idToken;
      });
      expect(await sendWithToken(send)).toBe("refreshed");
      expect(refreshIdToken).toHaveBeenCalledExactlyOnceWith("token");
      expect(send).toHaveBeenCalledTimes(2);
    },
  );

  it("does not send a request again after another error", async () => {
    const { refreshIdToken, onSessionExpired } = configureTestApi();
    const forbidden = new HttpError(403, "Forbidden");
    await expect(sendWithToken(() => Promise.reject(forbidden))).rejects.toBe(forbidden);
    expect(refreshIdToken).not.toHaveBeenCalled();
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  it("reports an expired session if there is no other token", async () => {
    const { onSessionExpired } = configureTestApi();
    const send = createRequest();
    await expect(sendWithToken(send)).rejects.toBe(unauthorized);
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("reports an expired session if the token could not be refreshed before the request", async () => {
    const { onSessionExpired, refreshIdToken } = configureTestApi({ getIdToken: async () => null });
    await expect(sendWithToken(createRequest())).rejects.toBe(unauthorized);
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
    expect(refreshIdToken).not.toHaveBeenCalled();
  });

  it("marks the error if the session has expired", async () => {
    configureTestApi();
    const rejection = new HttpError(401, "Unauthorized");
    await expect(sendWithToken(() => Promise.reject(rejection))).rejects.toBe(rejection);
    expect(isSessionExpired(rejection)).toBe(true);
  });

  it.each([
    ["a refreshed token is rejected too", async () => "refreshed", false, [["token"], ["refreshed"]]],
    ["a new token is rejected and cannot be replaced", async () => null, true, [["token"]]],
  ])(
    "reports a rejected token instead of an expired session if %s",
    async (_, refreshIdToken, isNew, sentTokens) => {
      const config = configureTestApi({ refreshIdToken, isNewIdToken: () => isNew });
      const send = createRequest();
      const error: unknown = await sendWithToken(send).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(TokenRejectedError);
      expect(error).toMatchObject({ code: "SIGN_IN_NOT_ACCEPTED", cause: unauthorized });
      expect(isSessionExpired(error)).toBe(false);
      expect(send.mock.calls).toEqual(sentTokens);
      expect(config.onTokenRejected).toHaveBeenCalledTimes(1);
      expect(config.onSessionExpired).not.toHaveBeenCalled();
    },
  );

  it("rejects with another error of the request with the refreshed token", async () => {
    const { onTokenRejected } = configureTestApi({ refreshIdToken: async () => "refreshed" });
    const failure = new HttpError(500, "Internal Server Error");
    const send = async (idToken: string | null) => {
      throw idToken === "refreshed" ? failure : unauthorized;
    };
    await expect(sendWithToken(send)).rejects.toBe(failure);
    expect(onTokenRejected).not.toHaveBeenCalled();
  });

  it("keeps the session if the identity provider cannot be reached for a refreshed token", async () => {
    const networkError = new NetworkError("The identity provider could not be reached.");
    const { onSessionExpired } = configureTestApi({ refreshIdToken: () => Promise.reject(networkError) });
    await expect(sendWithToken(createRequest())).rejects.toBe(networkError);
    expect(onSessionExpired).not.toHaveBeenCalled();
  });
});

describe("fetchWithTimeout", () => {
  beforeEach(() => void vi.useFakeTimers());

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** A `fetch` that never resolves and rejects as the browser's does once its signal aborts. */
  function stubHangingFetch(): void {
    vi.stubGlobal("fetch", (_url: string, { signal }: RequestInit) => {
      return new Promise((_, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    });
  }

  /** Starts a request. Returns a mock that is called with its error. */
  function startRequest(init: RequestInit) {
    const onError = vi.fn<(reason: unknown) => void>();
    void fetchWithTimeout("/graphql", init).catch(onError);
    return onError;
  }

  it("rejects with a NetworkError and its cause if the network fails", async () => {
    const cause = new TypeError("Failed to fetch");
    vi.stubGlobal("fetch", () => Promise.reject(cause));
    const error: unknown = await fetchWithTimeout("/graphql", {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error instanceof NetworkError && [error.message, error.cause]).toEqual([
      "The service could not be reached.",
      cause,
    ]);
  });

  it("rejects with the browser's own error, not with a NetworkError, if the browser lacks a feature", async () => {
    const { signal } = new AbortController();
    vi.stubGlobal("AbortSignal", {});
    await expect(fetchWithTimeout("/graphql", { signal })).rejects.toThrow(TypeError);
    vi.unstubAllGlobals();
    vi.stubGlobal("fetch", undefined);
    await expect(fetchWithTimeout("/graphql", {})).rejects.toThrow(TypeError);
  });

  it("times out after 30 seconds", () => {
    expect(requestTimeoutMs).toBe(30_000);
  });

  it.each([
    ["no body", {}],
    ["a JSON body", { method: "POST", body: "{}" }],
    ["a signal of the caller", { signal: new AbortController().signal }],
  ])("rejects with a NetworkError after the timeout of a request with %s", async (_, init) => {
    stubHangingFetch();
    const onError = startRequest(init);
    await vi.advanceTimersByTimeAsync(requestTimeoutMs - 1);
    expect(onError).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(NetworkError));
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ message: "The service did not respond in time." });
  });

  it("has no timeout for an upload, which can still be aborted", async () => {
    stubHangingFetch();
    const caller = new AbortController();
    const onError = startRequest({ method: "POST", body: new FormData(), signal: caller.signal });
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(onError).not.toHaveBeenCalled();
    caller.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "AbortError" }));
  });

  it("has no timeout for an upload without a signal", async () => {
    stubHangingFetch();
    const onError = startRequest({ method: "POST", body: new FormData() });
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(onError).not.toHaveBeenCalled();
  });

  it("rejects with an AbortError if the caller aborts in time", async () => {
    stubHangingFetch();
    const caller = new AbortController();
    const onError = startRequest({ signal: caller.signal });
    await vi.advanceTimersByTimeAsync(1000);
    caller.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "AbortError" }));
  });

  it("rejects with the error of fetch if the signal was aborted before", async () => {
    const aborted = new DOMException("Aborted", "AbortError");
    vi.stubGlobal("fetch", () => Promise.reject(aborted));
    await expect(fetchWithTimeout("/graphql", { signal: AbortSignal.abort() })).rejects.toBe(aborted);
  });

  /** A `fetch` whose response begins at once and whose body never ends. */
  function stubEndlessBody(): void {
    vi.stubGlobal("fetch", async (_url: string, { signal }: RequestInit) => {
      const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        controller.enqueue(new TextEncoder().encode('{"data":'));
        signal?.addEventListener("abort", () => controller.error(signal.reason));
      };
      return new Response(new ReadableStream({ start }));
    });
  }

  it("rejects with a NetworkError if the body does not end in time", async () => {
    stubEndlessBody();
    const onError = startRequest({});
    await vi.advanceTimersByTimeAsync(requestTimeoutMs - 1);
    expect(onError).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({
      name: "NetworkError",
      message: "The service did not respond in time.",
    });
  });

  it("rejects with an AbortError if the caller aborts while the body is read", async () => {
    stubEndlessBody();
    const caller = new AbortController();
    const onError = startRequest({ signal: caller.signal });
    await vi.advanceTimersByTimeAsync(1000);
    caller.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "AbortError" }));
  });

  it("resolves with an empty body if the connection ends within it", async () => {
    const start = (controller: ReadableStreamDefaultController) => controller.error(new TypeError("reset"));
    const headers = { "x-client-token": "token" };
    vi.stubGlobal("fetch", async () => new Response(new ReadableStream({ start }), { status: 500, headers }));
    const response = await fetchWithTimeout("/graphql", {});
    expect([response.status, response.headers.get("x-client-token"), await response.text()]).toEqual([
      500,
      "token",
      "",
    ]);
  });

  it("resolves with a response that has no body", async () => {
    vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
    expect((await fetchWithTimeout("/graphql", {})).status).toBe(204);
  });

  it("clears its timer after a response", async () => {
    vi.stubGlobal("fetch", async () => Response.json({}));
    await fetchWithTimeout("/graphql", {});
    expect(vi.getTimerCount()).toBe(0);
  });
});
