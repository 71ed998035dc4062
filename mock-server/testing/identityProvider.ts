import { createHash } from "node:crypto";
import type { Hono } from "hono";
import { buildWorld } from "../scenarios/buildWorld.ts";
import { createIdentityApp } from "../server/identityApp.ts";
import type { IdentityEnv } from "../services/identity/policyEndpoint.ts";
import { clientId, policies } from "../services/identity/tenants.ts";
import type { AccountRecord } from "../world/records.ts";
import type { World } from "../world/world.ts";
import { WorldRegistry } from "../world/worldRegistry.ts";

export const origin = "http://localhost:4002";
export const redirectUri = "http://de.localhost:5173/authorization";
export const startTime = new Date("2021-08-02T10:35:08Z");

const verifier = "a-verifier-of-the-tests-that-is-long-enough-for-the-rule";
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

/** Creates a world with two accounts and a frozen clock. */
export function createTestWorld(id = "de"): World {
  const world = buildWorld({ id, country: "DE", scenario: "empty" });
  world.clock.freeze();
  world.clock.set(startTime);
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

/** URL of the portal's authorization request; `null` leaves a parameter out. */
export function createAuthorizeUrl(changes: Record<string, string | null> = {}, base = signInBase): string {
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

/** Parses the parameters in the fragment of a redirect. */
export function parseFragment(response: Response): URLSearchParams {
  return new URLSearchParams(new URL(response.headers.get("location") ?? "").hash.slice(1));
}

/** Signs in with a persona's button and returns the parameters that the portal receives. */
export async function signInAs(
  app: TestProvider["app"],
  account = "anna",
  url = createAuthorizeUrl(),
): Promise<{ code: string; idToken: string; response: Response }> {
  const response = await postForm(app, url, { account });
  const parameters = parseFragment(response);
  return { code: parameters.get("code") ?? "", idToken: parameters.get("id_token") ?? "", response };
}

/** Creates the portal's token request for a code. */
export function createCodeForm(code: string, changes: Record<string, string> = {}): Record<string, string> {
  return {
    grant_type: "authorization_code",
    client_id: clientId,
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...changes,
  };
}

export function createRefreshForm(refreshToken: string) {
  return { grant_type: "refresh_token", client_id: clientId, refresh_token: refreshToken };
}
