import { type Matcher, MatchersV3, type Rules, type TemplateHeaders } from "@pact-foundation/pact";
import type { GraphQlDocument } from "../../../src/api/graphqlClient.ts";
import { createMultipartBody, type UploadedFile } from "./multipart.ts";

/** The id token in the pacts. The verifier replaces it with the one from the provider state. */
export const exampleToken = "example.id.token";

interface InjectedHeader extends Matcher<string> {
  regex: string;
  "pact:generator:type": "ProviderState";
  expression: string;
}

const authorization: InjectedHeader = {
  "pact:matcher:type": "regex",
  regex: "^Bearer \\S+$",
  "pact:generator:type": "ProviderState",
  expression: "Bearer $" + "{idToken}",
  value: `Bearer ${exampleToken}`,
};

const registrationHeaders = {
  accept: "application/json",
  "x-taglys-locale": MatchersV3.regex("^[a-z]{2,3}(-[A-Z]{2})?$", "de-DE"),
} satisfies TemplateHeaders;

const mainApiHeaders = {
  ...registrationHeaders,
  "x-fingerprint": MatchersV3.uuid("7f0c1a52-6d3e-4b8f-9a41-2c5d8e7b9f10"),
} satisfies TemplateHeaders;

interface RequestBuilder {
  headers(headers: TemplateHeaders): RequestBuilder;
  jsonBody(body: unknown): RequestBuilder;
  body(contentType: string, body: Buffer): RequestBuilder;
  matchingRules(rules: Rules): RequestBuilder;
}

type DescribeRequest = (request: RequestBuilder) => void;

/** A REST request without a token. */
export const anonymousRequest: DescribeRequest = (request) => request.headers(mainApiHeaders);

/** A REST request of a signed-in customer. */
export const signedInRequest: DescribeRequest = (request) =>
  request.headers({ ...mainApiHeaders, authorization });

/** An operation of the main API without a token. */
export function anonymousOperation<TVariables>(
  document: GraphQlDocument<unknown, TVariables>,
  variables: TVariables,
): DescribeRequest {
  return describeOperation(mainApiHeaders, document, variables);
}

/** An operation of the main API by a signed-in customer. */
export function signedInOperation<TVariables>(
  document: GraphQlDocument<unknown, TVariables>,
  variables: TVariables,
): DescribeRequest {
  return describeOperation({ ...mainApiHeaders, authorization }, document, variables);
}

/** An operation of the main API with a file. Its variables have null at the file's `path`. */
export function signedInUpload<TVariables>(
  document: GraphQlDocument<unknown, TVariables>,
  variables: { [Key in keyof TVariables]: unknown },
  path: string,
  file: UploadedFile,
): DescribeRequest {
  return describeUpload(mainApiHeaders, { query: document.toString(), variables }, path, file);
}

/** An operation of the registration service without a token. */
export function anonymousRegistrationOperation<TVariables>(
  document: GraphQlDocument<unknown, TVariables>,
  variables: TVariables,
): DescribeRequest {
  return describeOperation(registrationHeaders, document, variables);
}

/** An operation of the registration service by a signed-in customer. */
export function registrationOperation<TVariables>(
  document: GraphQlDocument<unknown, TVariables>,
  variables: TVariables,
): DescribeRequest {
  return describeOperation({ ...registrationHeaders, authorization }, document, variables);
}

/** An operation of the registration service with a file. Its variables have null at the file's `path`. */
export function registrationUpload<TVariables>(
  document: GraphQlDocument<unknown, TVariables>,
  variables: { [Key in keyof TVariables]: unknown },
  path: string,
  file: UploadedFile,
): DescribeRequest {
  return describeUpload(registrationHeaders, { query: document.toString(), variables }, path, file);
}

function describeOperation<TVariables>(
  headers: TemplateHeaders,
  document: GraphQlDocument<unknown, TVariables>,
  variables: TVariables,
): DescribeRequest {
  return (request) =>
    request
      // In this spelling: Pact would add the header a second time beside one in lower case.
      .headers({ ...headers, "Content-Type": "application/json" })
      .jsonBody({ query: document.toString(), variables });
}

function describeUpload(
  headers: TemplateHeaders,
  operation: object,
  path: string,
  file: UploadedFile,
): DescribeRequest {
  const { contentType, body, rules } = createMultipartBody(operation, path, file);
  return (request) =>
    request
      .headers({ ...headers, authorization })
      .body(contentType, body)
      .matchingRules(rules);
}
