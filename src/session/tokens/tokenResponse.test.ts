import { describe, expect, it } from "vitest";
import { parseIdTokenClaims } from "./idTokenClaims.ts";
import { parseTokenResponse } from "./tokenResponse.ts";

const response = {
  id_token: "id",
  not_before: 1_603_065_986,
  id_token_expires_in: 3600,
  profile_info: "profile",
  refresh_token: "refresh",
  refresh_token_expires_in: 86_400,
};
const now = 1_603_066_000;
const credentials = {
  idToken: "id",
  idTokenExpiresAt: "1603069600",
  refreshToken: "refresh",
  refreshTokenExpiresAt: "1603152400",
  profileInfo: "profile",
  notBefore: "1603065986",
};

function createToken(claims: unknown): string {
  return `header.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;
}

describe("parseTokenResponse", () => {
  it("reads every field of a token response", { tags: ["R7.63"] }, () => {
    expect(parseTokenResponse(response, now)).toEqual(credentials);
  });

  it("reads times that are strings", () => {
    const responseWithStrings = {
      ...response,
      not_before: "1603065986",
      id_token_expires_in: "3600",
      refresh_token_expires_in: "86400",
    };
    expect(parseTokenResponse(responseWithStrings, now)).toEqual(credentials);
  });

  it.each([undefined, null, ""])("has no refresh token if the response's is %j", (refresh_token) => {
    expect(Object.keys(parseTokenResponse({ ...response, refresh_token }, now))).toEqual([
      "idToken",
      "idTokenExpiresAt",
      "profileInfo",
      "notBefore",
    ]);
  });

  it.each([undefined, null, "", "soon", "Infinity"])(
    "reads the lifetime of an id token from its claims if the response has %j, as the clocks may differ",
    (id_token_expires_in) => {
      const id_token = createToken({ iat: 1_603_076_000, exp: 1_603_079_600 });
      expect(parseTokenResponse({ ...response, id_token, id_token_expires_in }, now)).toMatchObject({
        idTokenExpiresAt: credentials.idTokenExpiresAt,
      });
    },
  );

  it.each([
    ["its claim exp either", "soon", createToken({ iat: now, exp: "soon" })],
    ["its claim iat either", null, createToken({ exp: now + 600 })],
    ["readable claims either", undefined, "id"],
  ])(
    "counts an id token without a lifetime and without %s as expired",
    (_, id_token_expires_in, id_token) => {
      expect(parseTokenResponse({ ...response, id_token, id_token_expires_in }, now)).toMatchObject({
        idTokenExpiresAt: String(now),
      });
    },
  );

  it("prefers the response's lifetime to the claims'", () => {
    const id_token = createToken({ iat: now, exp: now + 600 });
    expect(parseTokenResponse({ ...response, id_token }, now).idTokenExpiresAt).toBe(String(now + 3600));
  });

  it("counts a refresh token without a lifetime as expired", () => {
    const { refresh_token_expires_in: _, ...withoutLifetime } = response;
    expect(parseTokenResponse(withoutLifetime, now).refreshTokenExpiresAt).toBe(String(now));
  });

  it.each([undefined, "", 7])("throws if the id token is %j", (id_token) => {
    expect(() => parseTokenResponse({ ...response, id_token }, now)).toThrow(
      "The token response has no id_token.",
    );
  });
});

describe("parseIdTokenClaims", () => {
  it("reads issuer, account, times and policy", () => {
    const claims = {
      iss: "https://login.example/v2.0/",
      sub: "s",
      iat: 6,
      exp: 7,
      tfp: "B2C_1_signin",
      acr: "policy",
    };
    expect(parseIdTokenClaims(createToken({ ...claims, name: "Ada Berg" }))).toEqual(claims);
  });

  it("reads letters beyond ASCII and the characters - and _ of base64url", () => {
    expect(parseIdTokenClaims(createToken({ tfp: "Zurück?>ÿÿÿ~~~" }))).toEqual({ tfp: "Zurück?>ÿÿÿ~~~" });
  });

  it.each([
    ["without these claims", createToken({ name: "Ada Berg" })],
    ["with claims of other types", createToken({ iss: 7, sub: {}, iat: null, exp: "7", tfp: null, acr: [] })],
    ["whose claims are no object", createToken("text")],
    ["whose claims are null", createToken(null)],
    ["that is not JSON", "a.!!!.c"],
    ["without parts", "opaque"],
    ["that is empty", ""],
  ])("returns no claims for a token %s", (_, idToken) => {
    expect(parseIdTokenClaims(idToken)).toEqual({});
  });
});
