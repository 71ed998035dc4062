import { describe, expect, it } from "vitest";
import { createHttpError } from "#api/errors.ts";
import { checkSession } from "#api/restClient.ts";
import { createPact } from "../createPact.ts";
import { anonymousRequest, signedInRequest } from "../matching/requests.ts";
import { createAnonymousClient, createSignedInClient } from "../portalClient.ts";
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

  it.each([
    {
      what: "an expired token",
      state: providerState("expiredSession", { country: "DE", persona: "clara" }),
      request: signedInRequest,
      createClient: createSignedInClient,
    },
    {
      what: "a request without a token",
      state: providerState("standing", { country: "DE" }),
      request: anonymousRequest,
      createClient: createAnonymousClient,
    },
  ])("fails with 401 for $what", async ({ what, state, request, createClient }) => {
    const error = await pact
      .addInteraction()
      .given(...state)
      .uponReceiving(`GET /api/auth/me rejects ${what} (401)`)
      .withRequest("GET", "/api/auth/me", request)
      .willRespondWith(401)
      .executeTest(({ url }) => {
        createClient(url);
        return checkSession().catch((reason: unknown) => reason);
      });

    expect(error).toMatchObject({ kind: "sessionExpired", cause: createHttpError(401, "Unauthorized") });
  });
});
