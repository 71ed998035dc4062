import type { Matcher } from "@pact-foundation/pact";

/**
 * Example values of requests to the identity provider, as they stand in the pact. The verifier replaces them with the
 * provider state's values of the same names. A state without a persona has no codes and no refresh token.
 */
export const exampleValues = {
  /** The tenant and the sign-in policy, as they stand in the provider's paths. */
  tenant: "customers.onmicrosoft.com",
  policy: "B2C_1_signin",
  clientId: "00000000-0000-4000-8000-000000000001",
  /** Registered with the provider as the origin of the redirect URL, and allowed by CORS. */
  portalOrigin: "http://localhost:5173",
  /** A code that nobody has redeemed, one that was redeemed before, and the verifier of both. */
  code: "example-code",
  redeemedCode: "example-code-redeemed",
  codeVerifier: "example-code-verifier-of-at-least-43-characters",
  refreshToken: "example-refresh-token",
} as const;

interface InjectedValue extends Matcher<string> {
  value: string;
  "pact:generator:type": "ProviderState";
  expression: string;
}

type GetValue = (name: keyof typeof exampleValues) => string;

/**
 * A text made of values of the provider state. Pact's own `fromProviderState` would accept any text of the portal; this
 * one requires the example.
 */
export function injectFromState(createText: (get: GetValue) => string): InjectedValue {
  return {
    "pact:matcher:type": "equality",
    "pact:generator:type": "ProviderState",
    expression: createText((name) => `\${${name}}`),
    value: createText((name) => exampleValues[name]),
  };
}
