import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { completeSignIn } from "../../../src/session/sign-in/completeSignIn.ts";
import {
  readCredential,
  removeTokens,
  writeCredentials,
} from "../../../src/session/tokens/credentialStore.ts";
import { providerState } from "../providerState.ts";
import { exampleValues } from "../stateValues.ts";
import { createSignInSettings, stubBrowserPage } from "./browserPage.ts";
import { createIdToken, createReturnUrl, issuedAt, signInAttempt } from "./exampleTokens.ts";
import { createIdentityPact } from "./identityPact.ts";
import { createCodeRequest, keysRequest, metadataRequest } from "./signInRequests.ts";
import {
  codeResponse,
  invalidGrantResponse,
  keysResponse,
  metadataResponse,
  tokenResponseWithoutAccessToken,
} from "./signInResponses.ts";

const { addInteraction, executeTest } = createIdentityPact();
const anonymousState = providerState("standing", { country: "DE" });
const { nonce } = signInAttempt;
const annaState = providerState("standing", { country: "DE", persona: "anna", nonce });

beforeEach(stubBrowserPage);
afterEach(removeTokens);

/** The page to which the provider redirects first loads the policy's metadata and keys. */
function addPolicyInteractions(): void {
  addInteraction(
    anonymousState,
    "GET openid-configuration returns the metadata of the sign-in policy",
    metadataRequest,
    metadataResponse,
  );
  addInteraction(
    anonymousState,
    "GET keys returns the signing keys of the sign-in policy",
    keysRequest,
    keysResponse,
  );
}

async function returnWithCode(code: string, url: string, codeVerifier: string = exampleValues.codeVerifier) {
  writeCredentials({ ...signInAttempt, codeVerifier });
  return completeSignIn(createSignInSettings(url), await createReturnUrl(code), "de-DE");
}

describe("completeSignIn", () => {
  it.each([
    { what: "a code", createResponse: codeResponse },
    { what: "a code for tokens without an access token", createResponse: tokenResponseWithoutAccessToken },
  ])("redeems $what", { tags: ["R7.62", "R7.63"] }, async ({ what, createResponse }) => {
    const idToken = await createIdToken({ nonce: signInAttempt.nonce });
    addPolicyInteractions();
    addInteraction(
      annaState,
      `POST token redeems ${what}`,
      createCodeRequest("code"),
      createResponse(idToken),
    );

    const result = await executeTest((url) => returnWithCode(exampleValues.code, url));

    expect(result).toEqual({ kind: "signedIn", backUrl: undefined });
    expect({
      idToken: readCredential("idToken"),
      idTokenExpiresAt: readCredential("idTokenExpiresAt"),
      refreshToken: readCredential("refreshToken"),
      refreshTokenExpiresAt: readCredential("refreshTokenExpiresAt"),
      profileInfo: readCredential("profileInfo"),
      notBefore: readCredential("notBefore"),
    }).toEqual({
      idToken,
      idTokenExpiresAt: String(issuedAt + 3600),
      refreshToken: "example-refresh-token-rotated",
      refreshTokenExpiresAt: String(issuedAt + 86_400),
      profileInfo: "eyJ2ZXIiOiIxLjAifQ",
      notBefore: String(issuedAt),
    });
  });

  it("fails with the provider's error for a code that was redeemed before", { tags: ["R8.10"] }, async () => {
    addPolicyInteractions();
    addInteraction(
      annaState,
      "POST token rejects a code that was redeemed before (invalid_grant)",
      createCodeRequest("redeemedCode"),
      invalidGrantResponse,
    );

    const error = await executeTest((url) =>
      returnWithCode(exampleValues.redeemedCode, url).catch((reason: unknown) => reason),
    );

    expect(error).toMatchObject({
      name: "PortalError",
      message: "invalid_grant, AADB2C90080, 400 Bad Request",
    });
    expect(readCredential("idToken")).toBeNull();
  });

  it("fails with the provider's error for another code verifier", { tags: ["R8.10"] }, async () => {
    const otherVerifier = "another-verifier-than-the-one-of-the-sign-in-request";
    addPolicyInteractions();
    addInteraction(
      annaState,
      "POST token rejects a code with another code verifier (invalid_grant)",
      createCodeRequest("code", otherVerifier),
      invalidGrantResponse,
    );

    const error = await executeTest((url) =>
      returnWithCode(exampleValues.code, url, otherVerifier).catch((reason: unknown) => reason),
    );

    expect(error).toMatchObject({ name: "PortalError" });
    expect(readCredential("idToken")).toBeNull();
  });
});
