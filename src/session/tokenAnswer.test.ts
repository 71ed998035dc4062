// @vitest-environment node
import { expect, it } from "vitest";
import { credentialsFrom } from "./tokenAnswer.ts";

const answer = {
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

it("[R7.63] reads every field of a token answer", () => {
  expect(credentialsFrom(answer, now)).toEqual(credentials);
});

it("[R7.63] reads times that come as texts", () => {
  const texts = {
    ...answer,
    not_before: "1603065986",
    id_token_expires_in: "3600",
    refresh_token_expires_in: "86400",
  };
  expect(credentialsFrom(texts, now)).toEqual(credentials);
});

it("leaves a refresh token that did not come as it was", () => {
  const { refresh_token: _, ...withoutRefreshToken } = answer;
  expect(Object.keys(credentialsFrom(withoutRefreshToken, now))).toEqual([
    "idToken",
    "idTokenExpiresAt",
    "profileInfo",
    "notBefore",
  ]);
});

it("takes a token without a readable time as expired", () => {
  expect(credentialsFrom({ ...answer, id_token_expires_in: "soon" }, now).idTokenExpiresAt).toBe(String(now));
});

it.each([undefined, "", 7])("refuses an answer whose id token is %j", (id_token) => {
  expect(() => credentialsFrom({ ...answer, id_token }, now)).toThrow(
    "The sign-in provider sent no id token.",
  );
});
