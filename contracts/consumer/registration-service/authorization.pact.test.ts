import { describe, expect, it } from "vitest";
import { testAuthorization, testForeignRecords } from "../authorizationTests.ts";
import { createPact } from "../createPact.ts";
import { dataResponse, registrationErrors } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import {
  createProjectRegistration,
  createWindowOperations,
  listSignedInOperations,
} from "./signedInOperations.ts";

const pact = createPact("registration-service");

testAuthorization(
  pact,
  listSignedInOperations(),
  {
    withoutToken: providerState("lists", { country: "DE" }),
    withExpiredToken: providerState("lists", { country: "DE", persona: "clara", token: "expired" }),
  },
  registrationErrors,
);

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

  testForeignRecords(
    pact,
    [...mutations, createProjectRegistration("foreignProjectId")],
    claraState,
    registrationErrors,
  );
});
