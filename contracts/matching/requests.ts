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

const ofAnyService = {
  accept: "application/json",
  "x-taglys-locale": MatchersV3.regex("^[a-z]{2,3}(-[A-Z]{2})?$", "de-DE"),
} satisfies TemplateHeaders;

const common = {
  ...ofAnyService,
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

/** An operation of the main API by somebody who is not signed in, or of whom it does not matter. */
export function anonymousOperation<TVariables>(
  document: GraphQlDocument<unknown, TVariables>,
  variables: TVariables,
): Describe {
  return operation(common, document, variables);
}

/** An operation of the main API by a customer who is signed in. */
export function signedInOperation<TVariables>(
  document: GraphQlDocument<unknown, TVariables>,
  variables: TVariables,
): Describe {
  return operation({ ...common, authorization }, document, variables);
}

/** An operation of the main API that carries a file, at the path in its variables where they have null. */
export function signedInUpload<TVariables>(
  document: GraphQlDocument<unknown, TVariables>,
  variables: { [Key in keyof TVariables]: unknown },
  path: string,
  file: PactFile,
): Describe {
  return upload(common, { query: document.toString(), variables }, path, file);
}

/** An operation of the registration service by somebody who is not signed in. */
export function anonymousRegistrationOperation<TVariables>(
  document: GraphQlDocument<unknown, TVariables>,
  variables: TVariables,
): Describe {
  return operation(ofAnyService, document, variables);
}

/** An operation of the registration service by a customer who is signed in. */
export function registrationOperation<TVariables>(
  document: GraphQlDocument<unknown, TVariables>,
  variables: TVariables,
): Describe {
  return operation({ ...ofAnyService, authorization }, document, variables);
}

/** An operation of the registration service that carries a file, as `signedInUpload` describes those of the main API. */
export function registrationUpload<TVariables>(
  document: GraphQlDocument<unknown, TVariables>,
  variables: { [Key in keyof TVariables]: unknown },
  path: string,
  file: PactFile,
): Describe {
  return upload(ofAnyService, { query: document.toString(), variables }, path, file);
}

function operation<TVariables>(
  headers: TemplateHeaders,
  document: GraphQlDocument<unknown, TVariables>,
  variables: TVariables,
): Describe {
  return (request) => request.headers(withJson(headers)).jsonBody({ query: document.toString(), variables });
}

function upload(headers: TemplateHeaders, sent: object, path: string, file: PactFile): Describe {
  const { contentType, body, rules } = multipart(sent, path, file);
  return (request) =>
    request
      .headers({ ...headers, authorization })
      .body(contentType, body)
      .matchingRules(rules);
}

/** The name in Pact's own spelling, else it adds the header a second time. */
function withJson(headers: TemplateHeaders): TemplateHeaders {
  return { ...headers, "Content-Type": "application/json" };
}
