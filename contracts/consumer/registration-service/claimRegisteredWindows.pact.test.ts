import { describe, expect } from "vitest";
import { fromState, referToValue, repeatFromState } from "#contracts/pact/stateValues.ts";
import {
  claimRegisteredWindows,
  getClaimErrorReason,
} from "#features/windows/claim/useClaimRegisteredWindows.ts";
import {
  ClaimRegisteredWindowsDocument,
  RegisteredWindowsDocument,
} from "#features/windows/list/windows.generated.ts";
import { errorLocales, multilingual, registrationService } from "../operationTests.ts";
import { providerState } from "../providerState.ts";
import { createWindowsPage } from "./windowTemplates.ts";

const { testData, testError } = registrationService;
const ben = { country: "DE", persona: "ben" } as const;
const openClaim = { registrationToken: fromState("registrationToken") };

describe("claimRegisteredWindows", () => {
  testData(
    "claimRegisteredWindows claims windows with a valid token",
    providerState("claims", { country: "DE", persona: "dario", scenario: { windows: 2 } }),
    ClaimRegisteredWindowsDocument,
    openClaim,
    {
      claimRegisteredWindows: (["claimableWindowId", "claimableWindowId2"] as const).map((name) => ({
        id: repeatFromState(name),
      })),
    },
    { send: (_, { registrationToken }) => claimRegisteredWindows(registrationToken) },
  );

  for (const { country, locale } of errorLocales) {
    testError(
      `claimRegisteredWindows rejects an unknown token, in the language of ${locale}`,
      providerState("claims", { country, persona: "ben", locale }),
      ClaimRegisteredWindowsDocument,
      { registrationToken: "another-token" },
      "REGISTRATION_TOKEN_UNKNOWN",
      { message: "unknownTokenMessage" },
    );
  }

  for (const [what, registrationToken, code, reason] of [
    ["an expired token", fromState("expiredRegistrationToken"), "REGISTRATION_TOKEN_EXPIRED", "expired"],
    [
      "a token that somebody else has used",
      fromState("usedRegistrationToken"),
      "REGISTRATION_ALREADY_CLAIMED",
      "claimed",
    ],
    ["an empty token", "", "VALIDATION_FAILED", "missing"],
  ] as const) {
    testError(
      `claimRegisteredWindows rejects ${what}`,
      providerState("claims", { ...multilingual, persona: "ben" }),
      ClaimRegisteredWindowsDocument,
      { registrationToken },
      code,
      {
        send: (_, variables) =>
          claimRegisteredWindows(variables.registrationToken).catch((error: unknown) => {
            expect(getClaimErrorReason(error)).toBe(reason);
            throw error;
          }),
      },
    );
  }

  const variables = { registrationToken: referToValue("registrationToken") };
  const after = { mutation: "claimRegisteredWindows", variables };

  testData(
    "registeredWindows returns the claimed windows alone after claimRegisteredWindows",
    providerState("claims", { ...ben, scenario: { windows: 2 }, after }),
    RegisteredWindowsDocument,
    { skip: 0 },
    createWindowsPage([
      { id: repeatFromState("claimableWindowId") },
      { id: repeatFromState("claimableWindowId2") },
    ]),
  );

  testError(
    "claimRegisteredWindows rejects the claim of another customer after claimRegisteredWindows",
    providerState("claims", { ...ben, after: { ...after, persona: "dario" } }),
    ClaimRegisteredWindowsDocument,
    openClaim,
    "REGISTRATION_ALREADY_CLAIMED",
  );
});
