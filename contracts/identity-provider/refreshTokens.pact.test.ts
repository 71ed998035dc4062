import { afterEach, beforeEach, expect, test } from "vitest";
import { readCredential, removeTokens, writeCredentials } from "../../src/session/credentialStore.ts";
import { validIdToken } from "../../src/session/tokens.ts";
import { providerState } from "../providerStates.ts";
import { openPage, settingsAt } from "./browserPage.ts";
import { exampleIdToken, issuedAt } from "./exampleTokens.ts";
import { identityPact } from "./identityPact.ts";
import { noAccessToken, refusedGrant, tokens } from "./signInAnswers.ts";
import { refreshing } from "./signInCalls.ts";
import { example } from "./stateValues.ts";

const { addInteraction, execute } = identityPact();

beforeEach(openPage);
afterEach(removeTokens);

/** A page whose id token has expired needs one for a call. */
async function needToken(url: string): Promise<string | null> {
  writeCredentials({
    idToken: await exampleIdToken({ exp: issuedAt }),
    idTokenExpiresAt: String(issuedAt),
    refreshToken: example.refreshToken,
    refreshTokenExpiresAt: String(issuedAt + 3600),
  });
  return validIdToken(async () => settingsAt(url));
}

test.each([
  { description: "a refresh token", answer: tokens },
  { description: "a refresh token, for no access token", answer: noAccessToken },
])("[R4.4] [R7.62] renews tokens by $description", async ({ description, answer }) => {
  const idToken = await exampleIdToken();
  const state = providerState("standing", { country: "DE", persona: "anna" });
  addInteraction(state, description, refreshing, answer(idToken));

  const renewed = await execute(needToken);

  expect(renewed).toBe(idToken);
  expect(readCredential("refreshToken")).toBe("example-refresh-token-rotated");
});

test.each([
  { what: "has expired", scenario: "expiredSession" },
  { what: "was revoked", scenario: "revokedSession" },
] as const)("[R4.4] is signed out where the refresh token $what", async ({ what, scenario }) => {
  const state = providerState(scenario, { country: "DE", persona: "clara" });
  addInteraction(state, `a refresh token that ${what}`, refreshing, refusedGrant);

  const token = await execute(needToken);

  expect(token).toBeNull();
  expect(readCredential("refreshToken")).toBeNull();
});
