import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import {
  ClaimRegisteredWindowsDocument,
  type ClaimRegisteredWindowsMutation,
} from "../../../src/features/windows/claim/claimRegisteredWindows.generated.ts";
import { getClaimErrorReason } from "../../../src/features/windows/claim/getClaimErrorReason.ts";
import {
  type ClaimedWindow,
  claimRegisteredWindows,
} from "../../../src/features/windows/claim/useClaimRegisteredWindows.ts";
import { createPact } from "../createPact.ts";
import { enumValue, enumValueOrNull } from "../matching/enumValues.ts";
import { anonymousRegistrationOperation, registrationOperation } from "../matching/requests.ts";
import { dataResponse, errorResponse } from "../matching/responses.ts";
import type { Template } from "../matching/template.ts";
import { stringOrNull } from "../matching/values.ts";
import { createAnonymousClient, createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";

const { eachLike, reify, string } = MatchersV3;
const pact = createPact("registration-service");
const claimsState = providerState("claims", { country: "DE", persona: "ben" });
const openClaim = { registrationToken: "claim-open" };

const claimedWindow: Template<ClaimedWindow> = {
  id: string("window-1"),
  title: enumValue("WindowTitle", "DEFAULT"),
  imageUrl: stringOrNull("/files/windows/default.svg"),
  room: enumValueOrNull("RoomType", "BEDROOM"),
};

describe("ClaimRegisteredWindows mutation", () => {
  it("claims windows with a valid token", { tags: ["R7.48"] }, async () => {
    const windows = eachLike(claimedWindow);

    const claimed = await pact
      .addInteraction()
      .given(...claimsState)
      .uponReceiving("claimRegisteredWindows claims windows with a valid token")
      .withRequest("POST", "/graphql", registrationOperation(ClaimRegisteredWindowsDocument, openClaim))
      .willRespondWith(200, dataResponse<ClaimRegisteredWindowsMutation>({ claimRegisteredWindows: windows }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return claimRegisteredWindows(openClaim.registrationToken);
      });

    expect(claimed).toEqual(reify(windows));
  });

  it.each([
    {
      what: "an unknown token",
      registrationToken: "claim-unknown",
      code: "REGISTRATION_TOKEN_UNKNOWN",
      field: undefined,
      expectedReason: "unknown",
    },
    {
      what: "an expired token",
      registrationToken: "claim-expired",
      code: "REGISTRATION_TOKEN_EXPIRED",
      field: undefined,
      expectedReason: "expired",
    },
    {
      what: "a token that somebody else has used",
      registrationToken: "claim-taken",
      code: "REGISTRATION_ALREADY_CLAIMED",
      field: undefined,
      expectedReason: "claimed",
    },
    {
      what: "an empty token",
      registrationToken: "",
      code: "VALIDATION_FAILED",
      field: "registrationToken",
      expectedReason: "missing",
    },
  ] as const)(
    "fails with $code for $what",
    { tags: ["R7.48"] },
    async ({ what, registrationToken, code, field, expectedReason }) => {
      const error = await pact
        .addInteraction()
        .given(...claimsState)
        .uponReceiving(`claimRegisteredWindows rejects ${what} (${code})`)
        .withRequest(
          "POST",
          "/graphql",
          registrationOperation(ClaimRegisteredWindowsDocument, { registrationToken }),
        )
        .willRespondWith(200, errorResponse(code, field))
        .executeTest(({ url }) => {
          createSignedInClient(url);
          return claimRegisteredWindows(registrationToken).catch((reason: unknown) => reason);
        });

      expect(error).toMatchObject({ name: "GraphQlError", errors: [{ code, field }] });
      expect(getClaimErrorReason(error)).toBe(expectedReason);
    },
  );

  it("fails with AUTH_NOT_AUTHORIZED without an id token", { tags: ["R7.48"] }, async () => {
    const error = await pact
      .addInteraction()
      .given(...providerState("claims", { country: "DE" }))
      .uponReceiving("claimRegisteredWindows rejects a request without an id token (AUTH_NOT_AUTHORIZED)")
      .withRequest(
        "POST",
        "/graphql",
        anonymousRegistrationOperation(ClaimRegisteredWindowsDocument, openClaim),
      )
      .willRespondWith(200, errorResponse("AUTH_NOT_AUTHORIZED"))
      .executeTest(({ url }) => {
        createAnonymousClient(url);
        return claimRegisteredWindows(openClaim.registrationToken).catch((reason: unknown) => reason);
      });

    expect(error).toMatchObject({ name: "GraphQlError", code: "AUTH_NOT_AUTHORIZED" });
  });
});
