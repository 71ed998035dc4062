import { QueryClient } from "@tanstack/react-query";
import { onTestFinished, vi } from "vitest";
import { exampleValues } from "#contracts/pact/stateValues.ts";
import { createSession } from "#session/createSession.ts";
import { issuedAt } from "./exampleTokens.ts";

/**
 * Puts the page of the portal in `location`, which Node lacks. Without storage, credentials stay in memory. The clock stands
 * still at the issue time of the tokens.
 */
export function stubBrowserPage(): void {
  vi.stubGlobal("location", new URL(exampleValues.portalOrigin));
  vi.useFakeTimers({ toFake: ["Date"], now: issuedAt * 1000 });
  onTestFinished(() => void vi.useRealTimers());
}

/** A session of the portal with a provider at `instance`. */
export function createProviderSession(instance: string) {
  const { tenant, clientId, policy } = exampleValues;
  const policyIds = { signIn: policy, resetPassword: "B2C_1_reset_password" };
  return createSession({
    queryClient: new QueryClient(),
    provider: { getSettings: async () => ({ instance, tenant, clientId, policyIds }) },
  });
}
