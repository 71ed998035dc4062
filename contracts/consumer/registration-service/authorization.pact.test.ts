import { describe, expect, it } from "vitest";
import { isUnauthorized } from "../../../src/api/errors.ts";
import { createPact } from "../createPact.ts";
import { dataResponse, graphQlErrors } from "../matching/responses.ts";
import { createAnonymousClient, createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import {
  createProjectRegistration,
  createWindowOperations,
  listSignedInOperations,
} from "./signedInOperations.ts";

const pact = createPact("registration-service");

describe("Operations of a signed-in customer", () => {
  it.each(listSignedInOperations())(
    "fail with AUTH_NOT_AUTHORIZED without a token: $name",
    async ({ name, anonymous, send }) => {
      const error = await pact
        .addInteraction()
        .given(...providerState("lists", { country: "DE" }))
        .uponReceiving(`${name} rejects a request without a token (AUTH_NOT_AUTHORIZED)`)
        .withRequest("POST", "/graphql", anonymous)
        .willRespondWith(...graphQlErrors("AUTH_NOT_AUTHORIZED"))
        .executeTest(({ url }) => send(createAnonymousClient(url)).catch((reason: unknown) => reason));

      expect(error).toMatchObject({ code: "AUTH_NOT_AUTHORIZED" });
      expect(isUnauthorized(error)).toBe(true);
    },
  );

  it.each(listSignedInOperations())(
    "fail with AUTH_NOT_AUTHORIZED for an expired token: $name",
    async ({ name, signedIn, send }) => {
      const error = await pact
        .addInteraction()
        .given(...providerState("lists", { country: "DE", persona: "clara", token: "expired" }))
        .uponReceiving(`${name} rejects a request with an expired token (AUTH_NOT_AUTHORIZED)`)
        .withRequest("POST", "/graphql", signedIn)
        .willRespondWith(...graphQlErrors("AUTH_NOT_AUTHORIZED"))
        .executeTest(({ url }) => send(createSignedInClient(url)).catch((reason: unknown) => reason));

      expect(isUnauthorized(error)).toBe(true);
    },
  );
});

describe("Operations on a record of another customer", () => {
  const { queries, mutations } = createWindowOperations("foreignWindowId");
  const claraState = providerState("lists", { country: "DE", persona: "clara" });

  it.each(queries)("find nothing, as for an unknown id: $name", async ({ name, signedIn, send }) => {
    const result = await pact
      .addInteraction()
      .given(...claraState)
      .uponReceiving(`${name} returns null for a window of another customer`)
      .withRequest("POST", "/graphql", signedIn)
      .willRespondWith(200, dataResponse<Record<string, null>>({ [name]: null }))
      .executeTest(({ url }) => send(createSignedInClient(url)).catch(({ name }: Error) => name));

    expect(result).toBe(name === "registeredWindowById" ? "NotFoundError" : null);
  });

  it.each([...mutations, createProjectRegistration("foreignProjectId")])(
    "fail with NOT_FOUND as for an unknown id: $name",
    async ({ name, signedIn, send }) => {
      const error = await pact
        .addInteraction()
        .given(...claraState)
        .uponReceiving(`${name} rejects a record of another customer (NOT_FOUND)`)
        .withRequest("POST", "/graphql", signedIn)
        .willRespondWith(...graphQlErrors("NOT_FOUND"))
        .executeTest(({ url }) => send(createSignedInClient(url)).catch((reason: unknown) => reason));

      expect(error).toMatchObject({ name: "GraphQlError", code: "NOT_FOUND" });
    },
  );
});
