import { MatchersV3 } from "@pact-foundation/pact";
import { afterEach, expect, test } from "vitest";
import { isUnauthorized } from "../../src/api/errors.ts";
import { ShowAccountDocument, type ShowAccountQuery } from "../../src/api/generated/main/graphql.ts";
import { requestMainApi } from "../../src/api/graphqlClient.ts";
import { removeTokens, writeCredentials } from "../../src/session/credentialStore.ts";
import { sessionQuery } from "../../src/session/sessionQuery.ts";
import { data, refused } from "../matching/answers.ts";
import { anonymousOperation, exampleToken, signedInOperation } from "../matching/requests.ts";
import type { Template } from "../matching/template.ts";
import { text } from "../matching/values.ts";
import { portalPactWith, visitAnonymously, visitSignedIn } from "../portal.ts";
import { providerState } from "../providerStates.ts";
import { addSessionCheck } from "./sessionCheck.ts";

const { regex, reify } = MatchersV3;
const pact = portalPactWith("main-api");

afterEach(removeTokens);

test("loads the account together with the session check", async () => {
  const showAccount: Template<ShowAccountQuery["showAccount"]> = {
    id: text("account-1"),
    firstName: text("Anna"),
    lastName: text("Sommer"),
    email: regex("^[^@\\s]+@[^@\\s]+$", "anna@customers.example"),
  };

  addSessionCheck(pact);
  const session = await pact
    .addInteraction()
    .given(...providerState("standing", { country: "DE", persona: "anna" }))
    .uponReceiving("showAccount of a customer")
    .withRequest("POST", "/graphql", signedInOperation(ShowAccountDocument, {}))
    .willRespondWith(200, data<ShowAccountQuery>({ showAccount }))
    .executeTest(({ url }) => {
      writeCredentials({ idToken: exampleToken, idTokenExpiresAt: "99999999999" });
      return visitSignedIn(url).fetchQuery(sessionQuery());
    });

  expect(session).toEqual({ account: reify(showAccount), justAuthorized: false });
});

test("is refused the account without a token", async () => {
  const error = await pact
    .addInteraction()
    .given(...providerState("standing", { country: "DE" }))
    .uponReceiving("showAccount without a token")
    .withRequest("POST", "/graphql", anonymousOperation(ShowAccountDocument, {}))
    .willRespondWith(200, refused("AUTH_NOT_AUTHORIZED"))
    .executeTest(({ url }) => {
      visitAnonymously(url);
      return requestMainApi(ShowAccountDocument, {}).catch((reason: unknown) => reason);
    });

  expect(error).toMatchObject({ name: "GraphQlError", code: "AUTH_NOT_AUTHORIZED" });
  expect(isUnauthorized(error)).toBe(true);
});
