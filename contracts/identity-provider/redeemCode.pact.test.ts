import { afterEach, beforeEach, expect, test } from "vitest";
import { completeSignIn } from "../../src/session/completeSignIn.ts";
import { readCredential, removeTokens, writeCredentials } from "../../src/session/credentialStore.ts";
import { providerState } from "../providerStates.ts";
import { openPage, settingsAt } from "./browserPage.ts";
import { attempt, exampleIdToken, issuedAt, returnAddress } from "./exampleTokens.ts";
import { identityPact } from "./identityPact.ts";
import { keys, metadata, noAccessToken, refusedGrant, tokens } from "./signInAnswers.ts";
import { keysCall, metadataCall, redeeming } from "./signInCalls.ts";
import { example } from "./stateValues.ts";

const { addInteraction, execute } = identityPact();
const inCountry = providerState("standing", { country: "DE" });
const withAnna = providerState("standing", { country: "DE", persona: "anna" });

beforeEach(openPage);
afterEach(removeTokens);

/** The page that the provider sends back to reads its documents first. */
function addDocuments(): void {
  addInteraction(inCountry, "the metadata of the sign-in policy", metadataCall, metadata);
  addInteraction(inCountry, "the keys of the sign-in policy", keysCall, keys);
}

/** Returns from the provider with a code. */
async function returnWith(code: string, url: string) {
  writeCredentials({ ...attempt, codeVerifier: example.codeVerifier });
  return completeSignIn(settingsAt(url), await returnAddress(code), "de-DE");
}

test.each([
  { description: "a code", answer: tokens },
  { description: "a code, for no access token", answer: noAccessToken },
])("[R7.62] [R7.63] redeems $description", async ({ description, answer }) => {
  const idToken = await exampleIdToken({ nonce: attempt.nonce });
  addDocuments();
  addInteraction(withAnna, description, redeeming("code"), answer(idToken));

  const outcome = await execute((url) => returnWith(example.code, url));

  expect(outcome).toEqual({ kind: "signedIn", backAddress: undefined });
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

test("[R8.10] is refused a code that was redeemed already", async () => {
  addDocuments();
  addInteraction(withAnna, "a code for the second time", redeeming("redeemedCode"), refusedGrant);

  const error = await execute((url) =>
    returnWith(example.redeemedCode, url).catch((reason: unknown) => reason),
  );

  expect(error).toMatchObject({
    name: "ApplicationError",
    message: "AADB2C90080: The provided grant has expired.",
  });
  expect(readCredential("idToken")).toBeNull();
});
