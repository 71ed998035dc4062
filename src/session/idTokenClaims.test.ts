// @vitest-environment node
import { expect, it } from "vitest";
import { claimsOf } from "./idTokenClaims.ts";

function token(claims: unknown): string {
  return `header.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;
}

it("reads issuer and policy", () => {
  expect(claimsOf(token({ iss: "https://login.example/v2.0/", tfp: "B2C_1_signin", sub: "s" }))).toEqual({
    iss: "https://login.example/v2.0/",
    tfp: "B2C_1_signin",
  });
});

it("reads letters beyond ASCII and the signs of base64url", () => {
  expect(claimsOf(token({ tfp: "Zurück?>ÿÿÿ~~~" }))).toEqual({ tfp: "Zurück?>ÿÿÿ~~~" });
});

it.each([
  ["without the claims", token({ sub: "s" })],
  ["with claims of other types", token({ iss: 7, tfp: null })],
  ["whose claims are no object", token("text")],
  ["whose claims are null", token(null)],
  ["that is no JSON", "a.!!!.c"],
  ["without parts", "opaque"],
  ["that is empty", ""],
])("finds none in a token %s", (_, idToken) => {
  expect(claimsOf(idToken)).toEqual({});
});
