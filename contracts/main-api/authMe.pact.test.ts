import { expect, test } from "vitest";
import { HttpError } from "../../src/api/errors.ts";
import type { ErrorBody } from "../../src/api/generated/rest.ts";
import { checkSession } from "../../src/api/restClient.ts";
import { json } from "../matching/answers.ts";
import { signedInCall } from "../matching/requests.ts";
import { text } from "../matching/values.ts";
import { portalPactWith, visitSignedIn } from "../portal.ts";
import { providerState } from "../providerStates.ts";
import { addSessionCheck } from "./sessionCheck.ts";

const pact = portalPactWith("main-api");

test("finds a session that is good", async () => {
  const session = await addSessionCheck(pact).executeTest(({ url }) => {
    visitSignedIn(url);
    return checkSession();
  });

  expect(session).toEqual({ data: { customerAccountId: "account-1" } });
});

test("finds a session that has expired", async () => {
  const error = await pact
    .addInteraction()
    .given(...providerState("expiredSession", { country: "DE", persona: "clara" }))
    .uponReceiving("the session check with an expired token")
    .withRequest("GET", "/api/auth/me", signedInCall)
    .willRespondWith(401, json<ErrorBody>({ message: text("The id token has expired.") }))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return checkSession().catch((reason: unknown) => reason);
    });

  expect(error).toEqual(new HttpError(401, "The id token has expired."));
});
