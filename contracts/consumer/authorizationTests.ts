import type { PactV4 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { isUnauthorized } from "../../src/api/errors.ts";
import { graphQlErrors } from "./matching/responses.ts";
import { createAnonymousClient, createSignedInClient } from "./portalClient.ts";
import type { GivenState } from "./providerState.ts";
import type { SignedInOperation } from "./signedInOperation.ts";

/** Tests that operations fail without a token and with an expired one. */
export function testAuthorization(
  pact: PactV4,
  operations: readonly SignedInOperation[],
  states: { withoutToken: GivenState; withExpiredToken: GivenState },
  describeErrors = graphQlErrors,
): void {
  describe("Operations of a signed-in customer", () => {
    it.each(operations)(
      "fail with AUTH_NOT_AUTHORIZED without a token: $name",
      async ({ name, anonymous, send }) => {
        const error = await pact
          .addInteraction()
          .given(...states.withoutToken)
          .uponReceiving(`${name} rejects a request without a token (AUTH_NOT_AUTHORIZED)`)
          .withRequest("POST", "/graphql", anonymous)
          .willRespondWith(...describeErrors("AUTH_NOT_AUTHORIZED"))
          .executeTest(({ url }) => send(createAnonymousClient(url)).catch((reason: unknown) => reason));

        expect(error).toMatchObject({ code: "AUTH_NOT_AUTHORIZED" });
        expect(isUnauthorized(error)).toBe(true);
      },
    );

    it.each(operations)(
      "fail with AUTH_NOT_AUTHORIZED for an expired token: $name",
      async ({ name, signedIn, send }) => {
        const error = await pact
          .addInteraction()
          .given(...states.withExpiredToken)
          .uponReceiving(`${name} rejects a request with an expired token (AUTH_NOT_AUTHORIZED)`)
          .withRequest("POST", "/graphql", signedIn)
          .willRespondWith(...describeErrors("AUTH_NOT_AUTHORIZED"))
          .executeTest(({ url }) => send(createSignedInClient(url)).catch((reason: unknown) => reason));

        expect(isUnauthorized(error)).toBe(true);
      },
    );
  });
}

/** Tests that mutations of a record of another customer fail like those of an unknown one. */
export function testForeignRecords(
  pact: PactV4,
  mutations: readonly SignedInOperation[],
  state: GivenState,
  describeErrors = graphQlErrors,
): void {
  it.each(mutations)("fail with NOT_FOUND as for an unknown id: $name", async ({ name, signedIn, send }) => {
    const error = await pact
      .addInteraction()
      .given(...state)
      .uponReceiving(`${name} rejects a record of another customer (NOT_FOUND)`)
      .withRequest("POST", "/graphql", signedIn)
      .willRespondWith(...describeErrors("NOT_FOUND"))
      .executeTest(({ url }) => send(createSignedInClient(url)).catch((reason: unknown) => reason));

    expect(error).toMatchObject({ name: "GraphQlError", code: "NOT_FOUND" });
  });
}
