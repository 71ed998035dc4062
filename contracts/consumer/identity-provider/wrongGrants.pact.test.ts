import { MatchersV3 } from "@pact-foundation/pact";
import { expect, it } from "vitest";
import { providerState } from "../providerState.ts";
import { createIdentityPact } from "./identityPact.ts";
import { codeForm, createTokenRequest, policyPaths, refreshForm } from "./signInRequests.ts";
import { refusalResponse } from "./signInResponses.ts";

const { addInteraction, executeTest } = createIdentityPact();
const state = providerState("standing", { country: "DE", persona: "anna", nonce: "example-nonce" });

// The portal sends none of these. The provider's refusals protect the customer.
it.each<[what: string, form: object, name: string, other: string | undefined]>([
  ["a code", codeForm, "client_id", "00000000-0000-4000-8000-000000000002"],
  ["a code", codeForm, "code", "another-code"],
  ["a code", codeForm, "code_verifier", "another-verifier-than-the-one-of-the-sign-in-request"],
  ["a code", codeForm, "code_verifier", undefined],
  ["a code", codeForm, "redirect_uri", "https://other.example/authorization"],
  ["a refresh token", refreshForm, "client_id", "00000000-0000-4000-8000-000000000002"],
  ["a refresh token", refreshForm, "refresh_token", "another-token"],
])("POST token rejects %s, of %o, with another %s: %s", async (what, form, name, other) => {
  const { [name]: _, ...others } = form as Record<string, unknown>;
  const sent = { ...others, ...(other && { [name]: other }) };
  const description = `POST token rejects ${what} ${other ? "with another" : "without"} ${name}`;
  addInteraction(state, description, createTokenRequest(sent), refusalResponse);

  const status = await executeTest(async (url) => {
    const body = new URLSearchParams(MatchersV3.reify(sent) as Record<string, string>);
    const headers = { accept: "application/json" };
    const response = await fetch(url + policyPaths.tokens.value, { method: "POST", headers, body });
    return response.status;
  });

  expect(status).toBe(400);
});
