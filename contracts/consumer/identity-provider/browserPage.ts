import { QueryClient } from "@tanstack/react-query";
import { onTestFinished, vi } from "vitest";
import { exampleValues } from "#contracts/pact/stateValues.ts";
import { createSession } from "#session/createSession.ts";
import { issuedAt } from "./exampleTokens.ts";

/**
 * Stubs the browser's parts that the session's code needs and Node lacks: `location`, and a `fetch` that sends the page's
 * origin. Without storage, credentials stay in memory. The clock stands still at the issue time of the tokens.
 */
export function stubBrowserPage(): void {
  const { fetch } = globalThis;
  vi.stubGlobal("location", new URL(exampleValues.portalOrigin));
  vi.stubGlobal("fetch", (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set("origin", exampleValues.portalOrigin);
    return fetch(url, { ...init, headers });
  });
  vi.useFakeTimers({ toFake: ["Date"], now: issuedAt * 1000 });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
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
