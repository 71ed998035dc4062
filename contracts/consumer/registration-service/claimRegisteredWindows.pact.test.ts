import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { getClaimErrorReason } from "#features/windows/claim/getClaimErrorReason.ts";
import { claimRegisteredWindows } from "#features/windows/claim/useClaimRegisteredWindows.ts";
import {
  ClaimRegisteredWindowsDocument,
  type ClaimRegisteredWindowsMutation,
} from "#features/windows/list/windows.generated.ts";
import { createPact } from "../createPact.ts";
import { registrationOperation } from "../matching/requests.ts";
import { dataResponse, registrationErrors } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, fromState } from "../stateValues.ts";
import { claimedWindow } from "./windowTemplates.ts";

const { reify } = MatchersV3;
const pact = createPact("registration-service");
const claimsState = providerState("claims", { country: "DE", persona: "ben" });
const openClaim = { registrationToken: fromState("registrationToken") };
const { registrationToken } = exampleValues;

describe("ClaimRegisteredWindows mutation", () => {
  it("claims windows with a valid token", { tags: ["R7.48"] }, async () => {
    const windows = [claimedWindow];

    const claimed = await pact
      .addInteraction()
      .given(...claimsState)
      .uponReceiving("claimRegisteredWindows claims windows with a valid token")
      .withRequest("POST", "/graphql", registrationOperation(ClaimRegisteredWindowsDocument, openClaim))
      .willRespondWith(200, dataResponse<ClaimRegisteredWindowsMutation>({ claimRegisteredWindows: windows }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return claimRegisteredWindows(registrationToken);
      });

    expect(claimed).toEqual(reify(windows));
  });

  it.each([
    {
      what: "an unknown token",
      token: fromState("unknownId"),
      code: "REGISTRATION_TOKEN_UNKNOWN",
      expectedReason: "unknown",
    },
    {
      what: "an expired token",
      token: fromState("expiredRegistrationToken"),
      code: "REGISTRATION_TOKEN_EXPIRED",
      expectedReason: "expired",
    },
    {
      what: "a token that somebody else has used",
      token: fromState("usedRegistrationToken"),
      code: "REGISTRATION_ALREADY_CLAIMED",
      expectedReason: "claimed",
    },
    {
      what: "an empty token",
      token: "",
      code: "VALIDATION_FAILED",
      expectedReason: "missing",
    },
  ] as const)(
    "fails with $code for $what",
    { tags: ["R7.48"] },
    async ({ what, token, code, expectedReason }) => {
      const error = await pact
        .addInteraction()
        .given(...claimsState)
        .uponReceiving(`claimRegisteredWindows rejects ${what} (${code})`)
        .withRequest(
          "POST",
          "/graphql",
          registrationOperation(ClaimRegisteredWindowsDocument, {
            registrationToken: token,
          }),
        )
        .willRespondWith(...registrationErrors(code))
        .executeTest(({ url }) => {
          createSignedInClient(url);
          return claimRegisteredWindows(reify(token)).catch((reason: unknown) => reason);
        });

      expect(error).toMatchObject({ name: "GraphQlError", code });
      expect(getClaimErrorReason(error)).toBe(expectedReason);
    },
  );
});
