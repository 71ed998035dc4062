import { describe, expect, it, vi } from "vitest";
import { configureTestApi } from "../testing/network/configureTestApi.ts";
import { createGraphQlError, createHttpError, hasKind, isUnauthorized, RequestError } from "./errors.ts";
import { sendWithToken } from "./send.ts";

const unauthorized = createHttpError(401, "Unauthorized");
const createCodedError = (code: string) => createGraphQlError([{ message: "No", code }]);

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

  it("neither requests nor sends an id token for an anonymous request", { tags: ["R6.6"] }, async () => {
    const { getIdToken } = configureTestApi();
    expect(await sendWithToken(createRequest(null), { anonymous: true })).toBe("response for null");
    expect(getIdToken).not.toHaveBeenCalled();
  });

  it("keeps the session when an anonymous request is rejected", async () => {
    const { onSessionExpired } = configureTestApi();
    await expect(sendWithToken(createRequest(), { anonymous: true })).rejects.toBe(unauthorized);
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  it("sends a request once more with a refreshed token after HTTP 401 and each code that says the same", {
    tags: ["R8.2", "R8.6"],
  }, async () => {
    const codes = ["AUTH_NOT_AUTHORIZED", "AUTH_NOT_AUTHENTICATED", "Unauthorized", "access-denied"];
    for (const rejection of [unauthorized, ...codes.map(createCodedError)]) {
      const { refreshIdToken } = configureTestApi({ refreshIdToken: vi.fn(async () => "refreshed") });
      const send = vi.fn(async (idToken: string | null) => {
        if (idToken === "token") throw rejection;
        return idToken;
      });
      expect(await sendWithToken(send)).toBe("refreshed");
      expect(refreshIdToken).toHaveBeenCalledExactlyOnceWith("token");
      expect(send).toHaveBeenCalledTimes(2);
    }
  });

  it("does not send a request again after another error", async () => {
    const { refreshIdToken, onSessionExpired } = configureTestApi();
    const forbidden = createHttpError(403, "Forbidden");
    await expect(sendWithToken(() => Promise.reject(forbidden))).rejects.toBe(forbidden);
    expect(refreshIdToken).not.toHaveBeenCalled();
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  it("reports an expired session if there is no other token", async () => {
    const { onSessionExpired } = configureTestApi();
    const send = createRequest();
    await expect(sendWithToken(send)).rejects.toMatchObject({ kind: "sessionExpired", cause: unauthorized });
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("reports an expired session without a request if a page with an account has no token left", async () => {
    const config = configureTestApi({ getIdToken: async () => null, hasAccount: () => true });
    const send = createRequest(null);
    const error: unknown = await sendWithToken(send).catch((reason: unknown) => reason);
    expect([isUnauthorized(error), hasKind(error, "sessionExpired")]).toEqual([true, true]);
    expect(send).not.toHaveBeenCalled();
    expect(config.onSessionExpired).toHaveBeenCalledTimes(1);
    expect(config.refreshIdToken).not.toHaveBeenCalled();
  });

  it("sends the request of a visitor without an account and without a token", async () => {
    const { onSessionExpired } = configureTestApi({ getIdToken: async () => null });
    expect(await sendWithToken(createRequest(null))).toBe("response for null");
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  it.each([
    ["a missing sign-in", "UNAUTHENTICATED", true],
    ["a missing right", "FORBIDDEN", false],
  ])("treats %s (%s) without another token as an expired session: %s", async (_, code, isExpired) => {
    const config = configureTestApi({ confirmAccount: vi.fn(async () => true) });
    const rejection = createCodedError(code);
    const error: unknown = await sendWithToken(() => Promise.reject(rejection)).catch((it: unknown) => it);
    expect(hasKind(error, "sessionExpired")).toBe(isExpired);
    expect(config.confirmAccount).toHaveBeenCalledTimes(isExpired ? 0 : 1);
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
      expect(error).toMatchObject({ kind: "signInNotAccepted", cause: unauthorized });
      expect(send.mock.calls).toEqual(sentTokens);
      expect(config.confirmAccount).toHaveBeenCalledTimes(1);
      expect(config.onSessionExpired).not.toHaveBeenCalled();
    },
  );

  it("rejects with the request's own error if the services still accept the customer", async () => {
    configureTestApi({ refreshIdToken: async () => "refreshed", confirmAccount: async () => true });
    await expect(sendWithToken(createRequest())).rejects.toBe(unauthorized);
  });

  it("does not check the session again because of a request of that check", async () => {
    const { confirmAccount } = configureTestApi({ refreshIdToken: async () => "refreshed" });
    const sending = sendWithToken(createRequest(), { isSessionCheck: true });
    await expect(sending).rejects.toMatchObject({ kind: "signInNotAccepted" });
    expect(confirmAccount).not.toHaveBeenCalled();
  });

  it("rejects with the error of the second request, which has the refreshed token", async () => {
    const { confirmAccount } = configureTestApi({ refreshIdToken: async () => "refreshed" });
    const failure = createHttpError(500, "Internal Server Error");
    const send = async (idToken: string | null) => {
      throw idToken === "refreshed" ? failure : unauthorized;
    };
    await expect(sendWithToken(send)).rejects.toBe(failure);
    expect(confirmAccount).not.toHaveBeenCalled();
  });

  it("keeps the session if the identity provider cannot be reached for a refreshed token", async () => {
    const networkError = new RequestError("network", "The identity provider could not be reached.");
    const { onSessionExpired } = configureTestApi({ refreshIdToken: () => Promise.reject(networkError) });
    await expect(sendWithToken(createRequest())).rejects.toBe(networkError);
    expect(onSessionExpired).not.toHaveBeenCalled();
  });
});
