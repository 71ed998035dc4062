import { onTestFinished, vi } from "vitest";
import type { SignInSettings } from "../../src/session/signInSettings.ts";
import { issuedAt } from "./exampleTokens.ts";
import { example } from "./stateValues.ts";

/**
 * What the session's code finds in a browser and not in Node: the page's address, and a `fetch` that names the page's
 * origin. Credentials it keeps in memory, as in a browser that blocks storage. The clock stands when the tokens were
 * issued.
 */
export function openPage(): void {
  const { fetch } = globalThis;
  vi.stubGlobal("location", new URL(example.portalOrigin));
  vi.stubGlobal("fetch", (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set("origin", example.portalOrigin);
    return fetch(url, { ...init, headers });
  });
  vi.useFakeTimers({ toFake: ["Date"], now: issuedAt * 1000 });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** The portal's settings where the provider is at `instance`. */
export function settingsAt(instance: string): SignInSettings {
  const { tenant, clientId, policy } = example;
  return { instance, tenant, clientId, policyIds: { signIn: policy, resetPassword: "B2C_1_reset_password" } };
}
