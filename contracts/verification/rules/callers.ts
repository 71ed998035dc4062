import * as v from "valibot";
import { notAuthorizedCode } from "#api/errors.ts";
import { services } from "#contracts/pact/records.ts";
import { additions } from "#schema/additions.ts";
import { asNewRequest, type Exchange, listErrorCodes, type Rule } from "../exchange.ts";

/** Codes and statuses that refuse a caller. */
const refusals = /^(AUTH_NOT_(AUTHORIZED|AUTHENTICATED)|HTTP 40[13])$/;

/**
 * Each operation refuses a caller without a token, with a forged one, and with each wrong token of the state, such as
 * `expiredIdToken`. Tried once per operation.
 */
export const callers: Rule = async (exchange) => {
  const { operation, sent, answer, isFirst, send } = exchange;
  const token = sent.headers.get("authorization")?.replace("Bearer ", "");
  const name = operation?.name ?? `${sent.method} ${sent.path}`;
  if (token === undefined || isAnonymous(exchange) || listErrorCodes(answer).length > 0) return undefined;
  if (!isFirst(`callers of ${exchange.provider} ${name}`)) return undefined;
  const problems: string[] = [];
  for (const [what, forged] of Object.entries(forgeTokens(token, exchange.values))) {
    const authorization = forged === undefined ? undefined : `Bearer ${forged}`;
    const codes = listErrorCodes(await send({ headers: { authorization, ...asNewRequest } }));
    if (codes.length === 0 || !codes.some((code) => refusals.test(code)))
      problems.push(
        `${name} accepts ${what}, or refuses it without ${notAuthorizedCode}: ${codes.join() || "no error"}`,
      );
  }
  return problems;
};

/** Campaigns are for everybody. */
function isAnonymous({ provider, operation, sent }: Exchange): boolean {
  if (!operation) return sent.path.startsWith("/api/campaigns");
  const service = services[provider];
  const anonymous: readonly string[] = service ? additions[service].anonymous : [];
  return anonymous.some((path) => path.endsWith(`.${operation.field}`));
}

function forgeTokens(token: string, values: Exchange["values"]): Record<string, string | undefined> {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const claims = decode(payload);
  const forger = { ...claims, sub: "somebody-else", oid: "somebody-else" };
  const wrong = Object.entries(values).filter(([name]) => /^(?!stranger)\w+IdToken$/.test(name));
  const turned = signature.split("").toReversed().join("");
  return {
    "a caller without a token": undefined,
    "a token with another signature": [header, payload, turned].join("."),
    "a token with other claims": [header, encode(forger), signature].join("."),
    "a token without a signature": [encode({ alg: "none", typ: "JWT" }), payload, ""].join("."),
    ...Object.fromEntries(wrong),
  };
}

function decode(part: string): object {
  const text = Buffer.from(part, "base64url").toString();
  return v.parse(v.fallback(v.pipe(v.string(), v.parseJson(), v.looseObject({})), {}), text);
}

function encode(json: object): string {
  return Buffer.from(JSON.stringify(json)).toString("base64url");
}
