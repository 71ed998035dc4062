import { beforeEach, describe, expect, it } from "vitest";
import { exampleValues } from "#contracts/pact/stateValues.ts";
import { providerState } from "../providerState.ts";
import { createProviderSession, stubBrowserPage } from "./browserPage.ts";
import { createIdToken, issuedAt } from "./exampleTokens.ts";
import { createIdentityPact } from "./identityPact.ts";
import { refreshRequest } from "./signInRequests.ts";
import { invalidGrantResponse, tokenResponse } from "./signInResponses.ts";

const { addInteraction, executeTest } = createIdentityPact();

beforeEach(stubBrowserPage);

async function getIdTokenAfterExpiry(url: string) {
  const { credentials, getIdToken } = createProviderSession(url);
  credentials.write({
    idToken: await createIdToken({ exp: issuedAt }),
    idTokenExpiresAt: String(issuedAt),
    refreshToken: exampleValues.refreshToken,
    refreshTokenExpiresAt: String(issuedAt + 3600),
  });
  return { idToken: await getIdToken(), refreshToken: credentials.read("refreshToken") };
}

describe("getIdToken, once the id token has expired,", () => {
  it("exchanges a refresh token", async () => {
    const idToken = await createIdToken();
    const state = providerState("standing", { country: "DE", persona: "anna" });
    addInteraction(state, "POST token exchanges a refresh token", refreshRequest, tokenResponse(idToken));

    const refreshed = await executeTest(getIdTokenAfterExpiry);

    expect(refreshed).toEqual({ idToken, refreshToken: "example-refresh-token-rotated" });
  });

  it.each([
    { what: "has expired", scenario: "expiredSession" },
    { what: "was revoked", scenario: "revokedSession" },
  ] as const)("signs out if the refresh token $what", async ({ what, scenario }) => {
    const state = providerState(scenario, { country: "DE", persona: "clara" });
    addInteraction(
      state,
      `POST token rejects a refresh token that ${what} (invalid_grant)`,
      refreshRequest,
      invalidGrantResponse,
    );

    const rejected = await executeTest(getIdTokenAfterExpiry);

    expect(rejected).toEqual({ idToken: null, refreshToken: null });
  });
});
