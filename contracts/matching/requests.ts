import { type Matcher, MatchersV3, type Rules, type TemplateHeaders } from "@pact-foundation/pact";
import type { GraphQlDocument } from "../../src/api/graphqlClient.ts";
import { multipart, type PactFile } from "./multipart.ts";

/** Stands for a customer's id token in the pacts. */
export const exampleToken = "example.id.token";

interface Injected extends Matcher<string> {
  regex: string;
  "pact:generator:type": "ProviderState";
  expression: string;
}

/** The header of a signed-in call. At a verification the token is the one that the provider state answers with. */
const authorization: Injected = {
  "pact:matcher:type": "regex",
  regex: "^Bearer \\S+$",
  "pact:generator:type": "ProviderState",
  expression: "Bearer $" + "{idToken}",
  value: `Bearer ${exampleToken}`,
};

const common = {
  accept: "application/json",
  "x-taglys-locale": MatchersV3.regex("^[a-z]{2,3}(-[A-Z]{2})?$", "de-DE"),
  "x-fingerprint": MatchersV3.uuid("7f0c1a52-6d3e-4b8f-9a41-2c5d8e7b9f10"),
} satisfies TemplateHeaders;

interface RequestBuilder {
  headers(headers: TemplateHeaders): RequestBuilder;
  jsonBody(body: unknown): RequestBuilder;
  body(contentType: string, body: Buffer): RequestBuilder;
  matchingRules(rules: Rules): RequestBuilder;
}

type Describe = (request: RequestBuilder) => void;

/** A REST call by somebody who is not signed in, or of whom it does not matter. */
export const anonymousCall: Describe = (request) => request.headers(common);

/** A REST call by a customer who is signed in. */
export const signedInCall: Describe = (request) => request.headers({ ...common, authorization });

/** An operation of a generated document by somebody who is not signed in, or of whom it does not matter. */
export function anonymousOperation<TVariables>(
  document: GraphQlDocument<unknown, TVariables>,
  variables: TVariables,
): Describe {
  return (request) => request.headers(withJson(common)).jsonBody({ query: document.toString(), variables });
}

/** An operation of a generated document by a customer who is signed in. */
export function signedInOperation<TVariables>(
  document: GraphQlDocument<unknown, TVariables>,
  variables: TVariables,
): Describe {
  return (request) =>
    request
      .headers(withJson({ ...common, authorization }))
      .jsonBody({ query: document.toString(), variables });
}

/** An operation that carries a file, at the path in its variables where they have null. */
export function signedInUpload<TVariables>(
  document: GraphQlDocument<unknown, TVariables>,
  variables: { [Key in keyof TVariables]: unknown },
  path: string,
  file: PactFile,
): Describe {
  const { contentType, body, rules } = multipart({ query: document.toString(), variables }, path, file);
  return (request) =>
    request
      .headers({ ...common, authorization })
      .body(contentType, body)
      .matchingRules(rules);
}

/** The name in Pact's own spelling, else it adds the header a second time. */
function withJson(headers: TemplateHeaders): TemplateHeaders {
  return { ...headers, "Content-Type": "application/json" };
}
