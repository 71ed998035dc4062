import { describe, expect, it } from "vitest";
import { isUnauthorized } from "../../../../src/api/errors.ts";
import { createPact } from "../../createPact.ts";
import { dataResponse, graphQlErrors } from "../../matching/responses.ts";
import { createAnonymousClient, createSignedInClient } from "../../portalClient.ts";
import { providerState } from "../../providerState.ts";
import { createRecordOperations, listSignedInOperations } from "./signedInOperations.ts";

const pact = createPact("main-api");
const scenario = { attachments: 1, notifications: 1 };

describe("Operations of a signed-in customer", () => {
  it.each(listSignedInOperations())(
    "fail with AUTH_NOT_AUTHORIZED without a token: $name",
    async ({ name, anonymous, send }) => {
      const error = await pact
        .addInteraction()
        .given(...providerState("request", { country: "DE", scenario }))
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
        .given(...providerState("request", { country: "DE", persona: "clara", scenario, token: "expired" }))
        .uponReceiving(`${name} rejects a request with an expired token (AUTH_NOT_AUTHORIZED)`)
        .withRequest("POST", "/graphql", signedIn)
        .willRespondWith(...graphQlErrors("AUTH_NOT_AUTHORIZED"))
        .executeTest(({ url }) => send(createSignedInClient(url)).catch((reason: unknown) => reason));

      expect(isUnauthorized(error)).toBe(true);
    },
  );
});

describe("Operations on a record of another customer", () => {
  const { queries, mutations } = createRecordOperations({
    requestName: "foreignRequestId",
    attachmentName: "foreignAttachmentId",
    notificationName: "foreignNotificationId",
  });
  const claraState = providerState("lists", { country: "DE", persona: "clara" });

  it.each(queries)("fail as for an unknown id: $name", async ({ name, signedIn, send }) => {
    const error = await pact
      .addInteraction()
      .given(...claraState)
      .uponReceiving(`${name} returns null for an installer request of another customer`)
      .withRequest("POST", "/graphql", signedIn)
      .willRespondWith(200, dataResponse<Record<string, null>>({ [name]: null }))
      .executeTest(({ url }) => send(createSignedInClient(url)).catch((reason: unknown) => reason));

    expect(error).toMatchObject({ name: "NotFoundError" });
  });

  it.each(mutations)("fail with NOT_FOUND as for an unknown id: $name", async ({ name, signedIn, send }) => {
    const error = await pact
      .addInteraction()
      .given(...claraState)
      .uponReceiving(`${name} rejects a record of another customer (NOT_FOUND)`)
      .withRequest("POST", "/graphql", signedIn)
      .willRespondWith(...graphQlErrors("NOT_FOUND"))
      .executeTest(({ url }) => send(createSignedInClient(url)).catch((reason: unknown) => reason));

    expect(error).toMatchObject({ name: "GraphQlError", code: "NOT_FOUND" });
  });
});
