import { createLocalJWKSet, decodeJwt, jwtVerify } from "jose";
import * as v from "valibot";
import { getMessage } from "#contracts/commandLine.ts";
import type { Rule } from "../exchange.ts";

const tokenResponse = v.looseObject({
  id_token: v.string(),
  id_token_expires_in: v.unknown(),
  refresh_token: v.optional(v.string()),
});
const keysSchema = v.looseObject({ keys: v.array(v.looseObject({ kty: v.string() })) });

/** The permitted difference between the provider's clock and this one. */
const clockSeconds = 600;

/**
 * Checks an id token, which Pact cannot read: the policy has published its key, it was issued now, it expires when the
 * response says, and it names the state's issuer, client, customer and sign-in. There is a refresh token that works, and no access
 * token, as requested.
 */
export const idTokens: Rule = async ({ answer, sent, values, send }) => {
  if (!v.is(tokenResponse, answer.json)) return undefined;
  const { id_token: token, id_token_expires_in: seconds, refresh_token = "" } = answer.json;
  const { iss, aud, sub, nonce, iat = 0, exp = 0 } = decodeJwt(token);
  const now = Date.now() / 1000;
  const path = sent.path.replace(/oauth2\/v2\.0\/token.*$/, "discovery/v2.0/keys");
  const keys = v.parse(keysSchema, (await send({ path, method: "GET" })).json);
  const verified = await jwtVerify(token, createLocalJWKSet(keys), { clockTolerance: clockSeconds }).catch(
    getMessage,
  );
  const form = new URLSearchParams(String(sent.body));
  for (const name of ["code", "code_verifier"]) form.delete(name);
  for (const [name, value] of Object.entries({ grant_type: "refresh_token", refresh_token }))
    form.set(name, value);
  const refreshed = await send({ body: Buffer.from(String(form)) });
  const isNear = (time: number, other: number) => Math.abs(time - other) < clockSeconds;
  return [
    ...("access_token" in answer.json ? ["The response has an access token"] : []),
    ...(v.is(tokenResponse, refreshed.json) ? [] : ["The refresh token does not work"]),
    ...(typeof verified === "string" ? [`The id token is not valid: ${verified}`] : []),
    ...(isNear(iat, now) ? [] : [`"iat" of the id token is ${iat}, now it is ${Math.floor(now)}`]),
    ...(isNear(exp, now + Number(seconds)) ? [] : [`"exp" of the id token is ${exp}, it lasts ${seconds} s`]),
    ...Object.entries({
      iss: [iss, values["issuer"]],
      aud: [aud, values["clientId"]],
      sub: [sub, values["subject"]],
      nonce: [nonce, values["nonce"]],
    })
      .filter(([, [actual, expected]]) => expected && expected !== actual)
      .map(
        ([name, [actual, expected]]) => `"${name}" of the id token is ${actual}, in the state ${expected}`,
      ),
  ];
};

const metadataSchema = v.object({ token_endpoint: v.string(), jwks_uri: v.string() });

/** A policy's metadata name the policy's own endpoints: each policy refuses the codes of another one. */
export const policyEndpoints: Rule = ({ answer: { json }, values: { policy } }) => {
  if (policy === undefined || !v.is(metadataSchema, json)) return undefined;
  return [json.token_endpoint, json.jwks_uri]
    .filter((url) => !url.toLowerCase().includes(policy.toLowerCase()))
    .map((url) => `The metadata of ${policy} name an endpoint of another policy: ${url}`);
};
