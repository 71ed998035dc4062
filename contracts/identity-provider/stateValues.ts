import type { Matcher } from "@pact-foundation/pact";

/**
 * The values by which calls to the sign-in provider are made, as they stand in the pact. At a verification the provider
 * state answers with its own under the same names; without a persona it has no codes and no refresh token.
 */
export const example = {
  /** The tenant and the sign-in policy, as they stand in the provider's addresses. */
  tenant: "customers.onmicrosoft.com",
  policy: "B2C_1_signin",
  clientId: "00000000-0000-4000-8000-000000000001",
  /** Where the portal runs: registered for the return from sign-in, and allowed to read answers. */
  portalOrigin: "http://localhost:5173",
  /** A code that nobody has redeemed, one that was redeemed already, and the secret of both. */
  code: "example-code",
  redeemedCode: "example-code-redeemed",
  codeVerifier: "example-code-verifier-of-at-least-43-characters",
  refreshToken: "example-refresh-token",
} as const;

interface Injected extends Matcher<string> {
  value: string;
  "pact:generator:type": "ProviderState";
  expression: string;
}

type Held = (name: keyof typeof example) => string;

/** A text made of values that the provider state holds. */
export function fromState(text: (held: Held) => string): Injected {
  return {
    "pact:matcher:type": "equality",
    "pact:generator:type": "ProviderState",
    expression: text((name) => `\${${name}}`),
    value: text((name) => example[name]),
  };
}
