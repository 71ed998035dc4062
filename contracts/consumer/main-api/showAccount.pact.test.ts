import { MatchersV3 } from "@pact-foundation/pact";
import { afterEach, describe, expect, it } from "vitest";
import { isUnauthorized } from "../../../src/api/errors.ts";
import { requestMainApi } from "../../../src/api/graphqlClient.ts";
import { ShowAccountDocument, type ShowAccountQuery } from "../../../src/session/account.generated.ts";
import { sessionQuery } from "../../../src/session/sessionQuery.ts";
import { removeTokens, writeCredentials } from "../../../src/session/tokens/credentialStore.ts";
import { createPact } from "../createPact.ts";
import { anonymousOperation, exampleToken, signedInOperation } from "../matching/requests.ts";
import { dataResponse, errorResponse } from "../matching/responses.ts";
import type { Template } from "../matching/template.ts";
import { createAnonymousClient, createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { addSessionCheck } from "./sessionCheck.ts";

const { regex, reify, string } = MatchersV3;
const pact = createPact("main-api");

afterEach(removeTokens);

describe("ShowAccount query", () => {
  it("returns the account together with the session check", async () => {
    const showAccount: Template<ShowAccountQuery["showAccount"]> = {
      id: string("account-1"),
      firstName: string("Anna"),
      lastName: string("Sommer"),
      email: regex("^[^@\\s]+@[^@\\s]+$", "anna@customers.example"),
    };

    addSessionCheck(pact);
    const session = await pact
      .addInteraction()
      .given(...providerState("standing", { country: "DE", persona: "anna" }))
      .uponReceiving("showAccount returns the account of a signed-in customer")
      .withRequest("POST", "/graphql", signedInOperation(ShowAccountDocument, {}))
      .willRespondWith(200, dataResponse<ShowAccountQuery>({ showAccount }))
      .executeTest(({ url }) => {
        writeCredentials({ idToken: exampleToken, idTokenExpiresAt: "99999999999" });
        return createSignedInClient(url).fetchQuery(sessionQuery());
      });

    expect(session).toEqual({ account: reify(showAccount), justAuthorized: false });
  });

  it("fails with AUTH_NOT_AUTHORIZED without a token", async () => {
    const error = await pact
      .addInteraction()
      .given(...providerState("standing", { country: "DE" }))
      .uponReceiving("showAccount rejects a request without a token (AUTH_NOT_AUTHORIZED)")
      .withRequest("POST", "/graphql", anonymousOperation(ShowAccountDocument, {}))
      .willRespondWith(200, errorResponse("AUTH_NOT_AUTHORIZED"))
      .executeTest(({ url }) => {
        createAnonymousClient(url);
        return requestMainApi(ShowAccountDocument, {}).catch((reason: unknown) => reason);
      });

    expect(error).toMatchObject({ name: "GraphQlError", code: "AUTH_NOT_AUTHORIZED" });
    expect(isUnauthorized(error)).toBe(true);
  });
});
