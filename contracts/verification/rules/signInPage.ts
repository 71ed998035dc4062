import * as v from "valibot";
import type { Rule } from "../exchange.ts";

const metadataSchema = v.object({ token_endpoint: v.string() });
const redirect = "/authorization";

/**
 * The provider redirects only to the portal, and returns the `state` by which the portal recognizes its own request. It does so
 * also with the error that nobody is signed in, if it may show no page. Otherwise it may show its own page.
 */
export const signInPage: Rule = async ({ answer, sent, values, send }) => {
  const { clientId, portalOrigin } = values;
  if (!clientId || !portalOrigin || !v.is(metadataSchema, answer.json)) return undefined;
  const authorize = async (changed: Record<string, string>): Promise<string> => {
    const query = new URLSearchParams({
      ...{ client_id: clientId, redirect_uri: portalOrigin + redirect, response_type: "code id_token" },
      ...{ response_mode: "fragment", scope: "openid offline_access", state: "a-state", nonce: "a-nonce" },
      ...{ code_challenge: "c".repeat(43), code_challenge_method: "S256", prompt: "none", ...changed },
    });
    const path = sent.path.replace(/v2\.0\/\.well-known.*$/, `oauth2/v2.0/authorize?${query}`);
    return (await send({ path, method: "GET" })).headers.get("location") ?? "";
  };
  const error = await authorize({});
  const strange = await authorize({ redirect_uri: `https://other.example${redirect}` });
  const unknown = await authorize({ client_id: crypto.randomUUID() });
  const [target, fragment] = error.split("#");
  const returned = new URLSearchParams(fragment);
  const isKnown = returned.has("error") && returned.get("state") === "a-state";
  return [
    ...(error === "" || (target === portalOrigin + redirect && isKnown)
      ? []
      : [`The provider redirects with an error to ${error}, without the request's state`]),
    ...(strange.startsWith("https://other.example") ? [`The provider redirects to ${strange}`] : []),
    ...(unknown.startsWith(portalOrigin) ? [`The provider redirects an unknown client to ${unknown}`] : []),
  ];
};
