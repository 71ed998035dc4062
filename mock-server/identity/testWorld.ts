import { createHash } from "node:crypto";
import type { Hono } from "hono";
import { Clock } from "../world/clock.ts";
import { emptyWorld } from "../world/emptyWorld.ts";
import type { AccountRecord, World } from "../world/world.ts";
import { WorldRegistry } from "../world/worldRegistry.ts";
import { createIdentityApp } from "./identityApp.ts";
import type { IdentityEnv } from "./policyEndpoint.ts";
import { clientId, policies } from "./tenants.ts";

export const origin = "http://localhost:4002";
export const redirectUri = "http://de.localhost:5173/authorization";
export const startOfTime = new Date("2021-08-02T10:35:08Z");

export const verifier = "a-verifier-of-the-tests-that-is-long-enough-for-the-rule";
export const challenge = createHash("sha256").update(verifier).digest("base64url");

const anna: AccountRecord = {
  id: "anna",
  email: "anna.berg@example.com",
  firstName: "Anna",
  lastName: "Berg",
  acceptedMarketing: false,
  persona: "Anna Berg",
  description: "Has one project with an offer.",
  password: "sun-in-the-attic",
};

/** A world that holds two accounts and nothing else, with a clock that stands still. */
export function createTestWorld(id = "de"): World {
  const clock = new Clock();
  clock.freeze();
  clock.set(startOfTime);
  const world = emptyWorld({
    id,
    country: "DE",
    scenario: "test",
    clock,
    config: {
      country: "DE",
      defaultLocale: "de-DE",
      tagManagerId: null,
      alternativeInstallationFlow: false,
      windowRegistrationEnabled: true,
      vProEnabled: false,
      ownRegistrationService: true,
    },
    plan: { id, country: "DE", scenario: "test" },
  });
  world.accounts = [
    { ...anna },
    { ...anna, id: "bo", email: "bo@example.com", persona: "Bo <script>", firstName: "Bo" },
  ];
  return world;
}

export interface TestProvider {
  app: Hono<IdentityEnv>;
  world: World;
  worlds: WorldRegistry;
}

export function createTestProvider(): TestProvider {
  const worlds = new WorldRegistry();
  const world = worlds.add(createTestWorld());
  worlds.add(createTestWorld("se"));
  return { app: createIdentityApp({ worlds, origin }), world, worlds };
}

export const signInBase = `/de.onmicrosoft.com/${policies.signIn}`;
export const resetBase = `/de.onmicrosoft.com/${policies.resetPassword}`;

/** The portal's request; `null` leaves a parameter out. */
export function authorizeUrl(changes: Record<string, string | null> = {}, base = signInBase): string {
  const parameters: Record<string, string | null> = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: "code id_token",
    response_mode: "fragment",
    scope: "openid offline_access",
    nonce: "n-1",
    state: "s 1",
    code_challenge: challenge,
    code_challenge_method: "S256",
    ...changes,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== null) query.set(name, value);
  return `${base}/oauth2/v2.0/authorize?${query}`;
}

/** Posts a form, as the pages and the portal do. */
export async function postForm(
  app: TestProvider["app"],
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return await app.request(url, { method: "POST", body: new URLSearchParams(fields), headers });
}

/** The parameters in the fragment of a redirect. */
export function fragmentOf(response: Response): URLSearchParams {
  return new URLSearchParams(new URL(response.headers.get("location") ?? "").hash.slice(1));
}

/** Signs in by a persona's button and returns what the portal receives. */
export async function signInAs(
  app: TestProvider["app"],
  account = "anna",
  url = authorizeUrl(),
): Promise<{ code: string; idToken: string; response: Response }> {
  const response = await postForm(app, url, { account });
  const answer = fragmentOf(response);
  return { code: answer.get("code") ?? "", idToken: answer.get("id_token") ?? "", response };
}

/** The portal's form to redeem a code. */
export function codeForm(code: string, changes: Record<string, string> = {}): Record<string, string> {
  return {
    grant_type: "authorization_code",
    client_id: clientId,
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...changes,
  };
}

export function refreshForm(refreshToken: string, changes: Record<string, string> = {}) {
  return { grant_type: "refresh_token", client_id: clientId, refresh_token: refreshToken, ...changes };
}
