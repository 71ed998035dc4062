import { beforeEach, describe, expect, it } from "vitest";
import { exampleValues, fromState } from "#contracts/pact/stateValues.ts";
import { completeSignIn } from "#session/sign-in/completeSignIn.ts";
import type { Credentials } from "#session/tokens/credentialStore.ts";
import { providerState } from "../providerState.ts";
import { createProviderSession, stubBrowserPage } from "./browserPage.ts";
import { createIdToken, createReturnUrl, issuedAt, signInAttempt } from "./exampleTokens.ts";
import { createIdentityPact } from "./identityPact.ts";
import { codeForm, createTokenRequest, keysRequest, metadataRequest } from "./signInRequests.ts";
import { invalidGrantResponse, keysResponse, metadataResponse, tokenResponse } from "./signInResponses.ts";

const { addInteraction, executeTest } = createIdentityPact();
const anonymousState = providerState("standing", { country: "DE" });
const { nonce } = signInAttempt;
const annaState = providerState("standing", { country: "DE", persona: "anna", nonce });

beforeEach(stubBrowserPage);

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

async function returnWithCode(code: string, url: string) {
  const session = createProviderSession(url);
  const { read, write } = session.credentials;
  write({ ...signInAttempt, codeVerifier: exampleValues.codeVerifier });
  const returnUrl = await createReturnUrl(code);
  const result = await completeSignIn(session, returnUrl).catch((reason: unknown) => reason);
  return { result, read };
}

describe("completeSignIn", () => {
  it("redeems a code", async () => {
    const idToken = await createIdToken({ nonce: signInAttempt.nonce });
    addPolicyInteractions();
    addInteraction(
      annaState,
      "POST token redeems a code",
      createTokenRequest(codeForm),
      tokenResponse(idToken),
    );

    const page = await executeTest((url) => returnWithCode(exampleValues.code, url));

    expect(page?.result).toEqual({ kind: "signedIn", backUrl: undefined });
    const names = [
      "idToken",
      "idTokenExpiresAt",
      "refreshToken",
      "refreshTokenExpiresAt",
      "profileInfo",
      "notBefore",
    ] satisfies (keyof Credentials)[];
    expect(Object.fromEntries(names.map((name) => [name, page?.read(name)]))).toEqual({
      idToken,
      idTokenExpiresAt: String(issuedAt + 3600),
      refreshToken: "example-refresh-token-rotated",
      refreshTokenExpiresAt: String(issuedAt + 86_400),
      profileInfo: "eyJ2ZXIiOiIxLjAifQ",
      notBefore: String(issuedAt),
    });
  });

  it("fails with the provider's error for a code that was redeemed before", async () => {
    addPolicyInteractions();
    addInteraction(
      annaState,
      "POST token rejects a code that was redeemed before (invalid_grant)",
      createTokenRequest({ ...codeForm, code: fromState("redeemedCode") }),
      invalidGrantResponse,
    );

    const page = await executeTest((url) => returnWithCode(exampleValues.redeemedCode, url));

    expect(page?.result).toMatchObject({
      kind: "signInRefused",
      message: "invalid_grant, AADB2C90080, 400 Bad Request",
    });
    expect(page?.read("idToken")).toBeNull();
  });
});
