import { STATUS_CODES } from "node:http";
import type { Dialect, Wording } from "#rules/dialects.ts";
import { isIdName } from "../../../schema/mapIds.ts";
import { replaceBody } from "../replaceBody.ts";
import { type Failure, findFailure, type ResponseError } from "./findFailure.ts";

interface TranslatedRequest {
  path: string;
  accept: string | undefined;
  /** The operation, unless the URL has it. */
  text: string | undefined;
  isSignedIn: boolean;
}

/** Translates a response of the mock server into a dialect. */
export async function translateResponse(
  dialect: Dialect,
  request: TranslatedRequest,
  response: Response,
): Promise<Response> {
  const { http, rest } = dialect;
  if (!http || !response.headers.get("content-type")?.includes("json")) return response;
  const { path } = request;
  const isGraphQl = path.endsWith("/graphql");
  const values = isGraphQl || !dialect.ids ? dialect : { ...dialect, ids: "numbers" };
  const body = JSON.parse(await response.clone().text(), createReviver(values));
  if (!isGraphQl) {
    if (rest && !response.ok) return createProblem(response, response.status);
    if (rest && path === "/api/auth/me") return replaceBody(response, null, { status: 204, type: null });
    return replaceBody(response, JSON.stringify(body), { type: http.json.type });
  }
  if (Array.isArray(body))
    return replaceBody(response, joinParts(body), { status: 200, type: 'multipart/mixed; boundary="-"' });
  const preferred = http.prefersGraphQl ? http.graphql : http.json;
  const accepted = selectMediaType(http, request.accept) ?? (http.acceptsAll ? preferred : undefined);
  const result = accepted ? body : { errors: [{ message: "Not acceptable." }] };
  return translateResult(dialect, accepted ?? preferred, { request, response, result });
}

interface Exchange {
  request: TranslatedRequest;
  response: Response;
  result: { data?: unknown; errors?: readonly ResponseError[] };
}

function translateResult(
  { failures, omitsNullData }: Dialect,
  { type, requestError, noData }: MediaType,
  { request: { text, isSignedIn }, response, result }: Exchange,
): Response {
  const { data, errors = [] } = result;
  const found = errors.map((error) => findFailure(error, isSignedIn));
  const wordings = found.flatMap(({ kind }) => failures[kind ?? ""] ?? []);
  // Responses of the mock server alone, such as that of an unknown world, stay.
  if (response.status > 401 && wordings.length === 0) return response;
  const [first = {}]: Wording[] = wordings;
  const executedStatus = data === null ? noData : 200;
  const { status = "data" in result ? executedStatus : requestError, body } = first;
  if (body === "problem") return createProblem(response, status);
  if (body === "none") return replaceBody(response, null, { status, type: null });
  const translated = {
    ...(errors.length > 0 && { errors: wordFailures(found, failures, text) }),
    ...("data" in result && !(omitsNullData && data === null) && { data }),
  };
  return replaceBody(response, JSON.stringify(translated), { status, type });
}

type Http = NonNullable<Dialect["http"]>;
type MediaType = Http["json"];

/** Selects a media type by the first type that the request accepts. Undefined if the server has none of the accepted types. */
function selectMediaType({ json, graphql, prefersGraphQl }: Http, accept = "*/*"): MediaType | undefined {
  if (accept.startsWith("application/json")) return json;
  if (accept.includes("application/graphql-response+json")) return graphql;
  if (!accept.includes("*/*")) return undefined;
  return prefersGraphQl ? graphql : json;
}

/** Gives the errors the dialect's texts. If one error reports all failures of its kind, drops its duplicates. */
function wordFailures(
  found: readonly Failure[],
  failures: Dialect["failures"],
  text = "",
): readonly ResponseError[] {
  return found.flatMap((failure) => {
    const { error, kind } = failure;
    const wording = failures[kind ?? ""];
    if (!wording) return error;
    let { facts } = failure;
    if (wording.isOneForAll) {
      const all = found.filter((other) => other.kind === kind);
      if (all[0] !== failure) return [];
      facts = { ...facts, variable: [...new Set(all.map((it) => it.facts["variable"]))].join(", ") };
    }
    // The type of the variable in the document.
    const input = new RegExp(`\\$${facts["variable"]}\\s*:\\s*\\[*(\\w+)`).exec(text)?.[1];
    return wordError(error, wording, { ...facts, input });
  });
}

function wordError(
  { message, locations, path }: ResponseError,
  wording: Wording,
  facts: Failure["facts"],
): ResponseError {
  const words = fillIn({ message, path, ...wording }, facts) as ResponseError & Wording;
  const isPlaced = locations && wording.locations !== null && !wording.path;
  return {
    message: words.message,
    ...(isPlaced && { locations }),
    ...(words.path && { path: words.path }),
    ...(words.extensions && { extensions: words.extensions }),
  };
}

/** Replaces the names of facts in braces. A text that is a single name becomes the fact, or null. */
function fillIn(value: unknown, facts: Failure["facts"]): unknown {
  if (typeof value === "string") {
    const name = /^\{(\w+)\}$/.exec(value)?.[1];
    return name ? (facts[name] ?? null) : value.replaceAll(/\{(\w+)\}/g, (_, fact) => String(facts[fact]));
  }
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => fillIn(item, facts));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillIn(part, facts)]));
}

/** Problem details (RFC 9457) as ASP.NET Core writes them. */
function createProblem(response: Response, status: number): Response {
  const problem = {
    type: `https://tools.ietf.org/html/rfc9110#section-15.5.${status - 399}`,
    title: STATUS_CODES[status],
    status,
    traceId: "00-0123456789abcdef0123456789abcdef-0123456789abcdef-00",
  };
  return replaceBody(response, JSON.stringify(problem), { status, type: "application/problem+json" });
}

function joinParts(results: readonly unknown[]): string {
  const parts = results.map((result) => {
    const json = JSON.stringify(result);
    const headers = `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(json)}`;
    return `---\r\n${headers}\r\n\r\n${json}\r\n\r\n`;
  });
  return `${parts.join("")}-----\r\n`;
}

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Creates the reviver with which `JSON.parse` writes values in the dialect's form. */
function createReviver({ ids, dates, hasNullItems }: Dialect) {
  return (key: string, value: unknown) => {
    if (hasNullItems && key === "items" && Array.isArray(value)) return [null, ...value];
    if (typeof value !== "string") return value;
    if (ids === "numbers" && isIdName(key) && /^[1-9]\d*$/.test(value)) return Number(value);
    return dates && instantPattern.test(value) ? formatInstant(value, dates) : value;
  };
}

/** Formats an instant with an offset of one hour. "mixed" formats some without a zone and some as days, by their day. */
function formatInstant(instant: string, dates: string): string {
  const [hourMs, dayMs] = [3_600_000, 86_400_000];
  const local = new Date(Date.parse(instant) + hourMs).toISOString().slice(0, 19);
  const form = dates === "mixed" ? Math.floor(Date.parse(instant) / dayMs) % 4 : 0;
  if (form === 1) return local.slice(0, 10);
  return form === 2 ? local.replace("T", " ") : `${local}+01:00`;
}
