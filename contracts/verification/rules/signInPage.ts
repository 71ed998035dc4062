import { createHash } from "node:crypto";
import { decodeJwt } from "jose";
import * as v from "valibot";
import type { Rule } from "../exchange.ts";

const metadataSchema = v.object({ token_endpoint: v.string() });

/**
 * The provider redirects only to the portal, and repeats the `state` that identifies the portal's request. It does so with an
 * error too: if the request forbids a page and nobody is signed in. Otherwise it may show its sign-in page. With the cookie of
 * a signed-in browser it returns a code and an id token that names the code and the request's nonce, until the logout, which
 * returns to the portal, too.
 */
export const signInPage: Rule = async ({ answer, sent, values, send }) => {
  const { clientId, portalOrigin, signInCookie } = values;
  if (!clientId || !portalOrigin || !v.is(metadataSchema, answer.json)) return undefined;
  const ask = (endpoint: string, query: Record<string, string>, cookie: string | undefined) =>
    send({
      path: sent.path.replace(
        /v2\.0\/\.well-known.*$/,
        `oauth2/v2.0/${endpoint}?${new URLSearchParams(query)}`,
      ),
      method: "GET",
      headers: { cookie },
    });
  const redirect = `${portalOrigin}/authorization`;
  const authorize = async (changed: Record<string, string>, cookie?: string): Promise<string> => {
    const query = {
      ...{ client_id: clientId, redirect_uri: redirect, response_type: "code id_token", nonce: "a-nonce" },
      ...{ response_mode: "fragment", scope: "openid offline_access", state: "a-state" },
      ...{ code_challenge: "c".repeat(43), code_challenge_method: "S256" },
      ...(cookie === undefined && { prompt: "none" }),
      ...changed,
    };
    return (await ask("authorize", query, cookie)).headers.get("location") ?? "";
  };
  const strangeTargets = [
    "https://other.example/authorization",
    `${portalOrigin}.other.example/authorization`,
    `${redirect}-other`,
  ];
  const isReturned = (location: string, name: "code" | "error") => {
    const [target, fragment] = location.split("#");
    const returned = new URLSearchParams(fragment);
    return target === redirect && returned.has(name) && returned.get("state") === "a-state";
  };
  const problems: string[] = [];
  for (const [name, cookie] of Object.entries({
    error: undefined,
    ...(signInCookie && { code: signInCookie }),
  })) {
    const answered = await authorize({}, cookie);
    for (const target of strangeTargets)
      if ((await authorize({ redirect_uri: target }, cookie)).startsWith(target))
        problems.push(`The provider redirects to ${target}`);
    const unknown = await authorize({ client_id: crypto.randomUUID() }, cookie);
    if (!isReturned(answered, name === "code" ? "code" : "error") && (cookie || answered !== ""))
      problems.push(`The provider redirects to ${answered}, without ${name} or the request's state`);
    else if (cookie) problems.push(...checkIdToken(new URLSearchParams(answered.split("#")[1])));
    if (unknown.startsWith(portalOrigin))
      problems.push(`The provider redirects an unknown client to ${unknown}`);
  }
  if (!signInCookie) return problems;
  const logoutTarget = `${portalOrigin}/logout`;
  const logout = await ask("logout", { post_logout_redirect_uri: logoutTarget }, signInCookie);
  if (logout.headers.get("location") !== logoutTarget)
    problems.push(`The logout leads to ${logout.headers.get("location") ?? "a page of the provider"}`);
  const left =
    logout.headers
      .getSetCookie()
      .map((it) => it.split(";")[0])
      .join("; ") || signInCookie;
  if (isReturned(await authorize({}, left), "code"))
    problems.push("After the logout the customer is still signed in");
  return problems;
};

/** Compares the id token with the code beside it and the request's nonce, as clients do before they redeem the code. */
function checkIdToken(returned: URLSearchParams): string[] {
  const { c_hash, nonce } = decodeJwt(returned.get("id_token") ?? "");
  const hash = createHash("sha256").update(returned.get("code") ?? "");
  const expected = { c_hash: hash.digest().subarray(0, 16).toString("base64url"), nonce: "a-nonce" };
  return Object.entries({ c_hash, nonce })
    .filter(([name, value]) => value !== Reflect.get(expected, name))
    .map(([name, value]) => `"${name}" of the id token in the redirect is ${value}`);
}
