import { MatchersV3 } from "@pact-foundation/pact";
import { expect, test } from "vitest";
import {
  ClaimRegisteredWindowsDocument,
  type ClaimRegisteredWindowsMutation,
} from "../../src/api/generated/registration/graphql.ts";
import { type ClaimedWindow, claimWindows, refusalOf } from "../../src/features/claim/claimWindows.ts";
import { data, refused } from "../matching/answers.ts";
import { oneOf, oneOfOrNull } from "../matching/enumerations.ts";
import { anonymousRegistrationOperation, registrationOperation } from "../matching/requests.ts";
import type { Template } from "../matching/template.ts";
import { text, textOrNull } from "../matching/values.ts";
import { portalPactWith, visitAnonymously, visitSignedIn } from "../portal.ts";
import { providerState } from "../providerStates.ts";

const { eachLike, reify } = MatchersV3;
const pact = portalPactWith("registration-service");
const toClaim = providerState("claims", { country: "DE", persona: "ben" });
const open = { registrationToken: "claim-open" };

const claimed: Template<ClaimedWindow> = {
  id: text("window-1"),
  title: oneOf("WindowTitle", "DEFAULT"),
  imageUrl: textOrNull("/files/windows/default.svg"),
  room: oneOfOrNull("RoomType", "BEDROOM"),
};

test("[R7.48] claims windows", async () => {
  const windows = eachLike(claimed);

  const answer = await pact
    .addInteraction()
    .given(...toClaim)
    .uponReceiving("claimRegisteredWindows")
    .withRequest("POST", "/graphql", registrationOperation(ClaimRegisteredWindowsDocument, open))
    .willRespondWith(200, data<ClaimRegisteredWindowsMutation>({ claimRegisteredWindows: windows }))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return claimWindows(open.registrationToken);
    });

  expect(answer).toEqual(reify(windows));
});

test.each([
  {
    what: "an unknown token",
    registrationToken: "claim-unknown",
    code: "REGISTRATION_TOKEN_UNKNOWN",
    field: undefined,
    refusal: "unknown",
  },
  {
    what: "a token that has expired",
    registrationToken: "claim-expired",
    code: "REGISTRATION_TOKEN_EXPIRED",
    field: undefined,
    refusal: "expired",
  },
  {
    what: "a token that somebody else has used",
    registrationToken: "claim-taken",
    code: "REGISTRATION_ALREADY_CLAIMED",
    field: undefined,
    refusal: "claimed",
  },
  {
    what: "an empty token",
    registrationToken: "",
    code: "VALIDATION_FAILED",
    field: "registrationToken",
    refusal: "missing",
  },
] as const)("[R7.48] claims nothing by $what", async ({ what, registrationToken, code, field, refusal }) => {
  const error = await pact
    .addInteraction()
    .given(...toClaim)
    .uponReceiving(`claimRegisteredWindows by ${what}`)
    .withRequest(
      "POST",
      "/graphql",
      registrationOperation(ClaimRegisteredWindowsDocument, { registrationToken }),
    )
    .willRespondWith(200, refused(code, field))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return claimWindows(registrationToken).catch((reason: unknown) => reason);
    });

  expect(error).toMatchObject({ name: "GraphQlError", problems: [{ code, field }] });
  expect(refusalOf(error)).toBe(refusal);
});

test("[R7.48] claims nothing without being signed in", async () => {
  const error = await pact
    .addInteraction()
    .given(...providerState("claims", { country: "DE" }))
    .uponReceiving("claimRegisteredWindows without a token of a customer")
    .withRequest("POST", "/graphql", anonymousRegistrationOperation(ClaimRegisteredWindowsDocument, open))
    .willRespondWith(200, refused("AUTH_NOT_AUTHORIZED"))
    .executeTest(({ url }) => {
      visitAnonymously(url);
      return claimWindows(open.registrationToken).catch((reason: unknown) => reason);
    });

  expect(error).toMatchObject({ name: "GraphQlError", code: "AUTH_NOT_AUTHORIZED" });
});
