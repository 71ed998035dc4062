import { describe, expect, it } from "vitest";
import { HttpError } from "#api/errors.ts";
import { checkSession } from "#api/restClient.ts";
import { createPact } from "../createPact.ts";
import { signedInRequest } from "../matching/requests.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { addSessionCheck } from "./sessionCheck.ts";

const pact = createPact("main-api");

describe("GET /api/auth/me", () => {
  it("accepts a valid token", async () => {
    const result = await addSessionCheck(pact).executeTest(({ url }) => {
      createSignedInClient(url);
      return checkSession();
    });

    expect(result).toBeUndefined();
  });

  it("fails with 401 for an expired token", async () => {
    const error = await pact
      .addInteraction()
      .given(...providerState("expiredSession", { country: "DE", persona: "clara" }))
      .uponReceiving("GET /api/auth/me rejects an expired token (401)")
      .withRequest("GET", "/api/auth/me", signedInRequest)
      .willRespondWith(401)
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return checkSession().catch((reason: unknown) => reason);
      });

    expect(error).toEqual(new HttpError(401, "Unauthorized"));
  });
});
