import { MatchersV3, type Rules, type TemplateHeaders } from "@pact-foundation/pact";
import type { GraphQlDocument } from "#api/graphQlDocument.ts";
import { fromState, injectFromState } from "../stateValues.ts";
import { createMultipartBody, type UploadedFile } from "./multipart.ts";
import type { Template } from "./template.ts";

/** The browser's locale in the pacts. */
export const exampleLocale = "de-DE";

const authorization = {
  ...injectFromState((get) => `Bearer ${get("idToken")}`),
  "pact:matcher:type": "regex",
  regex: "^Bearer \\S+$",
};

const localeHeaders = {
  accept: "application/json",
  "x-taglys-locale": MatchersV3.regex("^[a-z]{2,3}(-[A-Z]{2})?$", exampleLocale),
} satisfies TemplateHeaders;

/** The registration service has an origin of its own, so browsers send the portal's. */
const registrationHeaders = {
  ...localeHeaders,
  origin: fromState("portalOrigin"),
} satisfies TemplateHeaders;

const mainApiHeaders = {
  ...localeHeaders,
  "x-fingerprint": MatchersV3.uuid("7f0c1a52-6d3e-4b8f-9a41-2c5d8e7b9f10"),
} satisfies TemplateHeaders;

interface RequestBuilder {
  headers(headers: TemplateHeaders): RequestBuilder;
  jsonBody(body: unknown): RequestBuilder;
  body(contentType: string, body: Buffer): RequestBuilder;
  matchingRules(rules: Rules): RequestBuilder;
}

export type DescribeRequest = (request: RequestBuilder) => void;

/** A REST request without a token. */
export const anonymousRequest: DescribeRequest = (request) => request.headers(mainApiHeaders);

/** A REST request of a signed-in customer. */
export const signedInRequest: DescribeRequest = (request) =>
  request.headers({ ...mainApiHeaders, authorization });

/** A REST request of a client that has a client token. */
export const requestWithClientToken: DescribeRequest = (request) =>
  request.headers({
    ...mainApiHeaders,
    "x-client-token": fromState("clientToken"),
    "x-client-signature": fromState("clientSignature"),
  });

/** An operation of the main API without a token. */
export const anonymousOperation = createDescriber(mainApiHeaders);

/** An operation of the main API by a signed-in customer. */
export const signedInOperation = createDescriber({ ...mainApiHeaders, authorization });

/** The same with this locale and no other. */
export const signedInOperationIn = (locale: string) =>
  createDescriber({ ...mainApiHeaders, authorization, "x-taglys-locale": locale });

/** An operation of the registration service without a token. */
export const anonymousRegistrationOperation = createDescriber(registrationHeaders);

/** An operation of the registration service by a signed-in customer. */
export const registrationOperation = createDescriber({ ...registrationHeaders, authorization });

/** Operations with a file: their variables have null at the file's `path`. Uploads to the main API without a token. */
export const anonymousUpload = createUploadDescriber(mainApiHeaders);

export const signedInUpload = createUploadDescriber({ ...mainApiHeaders, authorization });

export const anonymousRegistrationUpload = createUploadDescriber(registrationHeaders);

export const registrationUpload = createUploadDescriber({ ...registrationHeaders, authorization });

function createDescriber(headers: TemplateHeaders) {
  return <TVariables>(
    document: GraphQlDocument<unknown, TVariables>,
    variables: Template<TVariables>,
  ): DescribeRequest =>
    (request) =>
      request
        // In this spelling: Pact would add the header a second time beside one in lower case.
        .headers({ ...headers, "Content-Type": "application/json" })
        .jsonBody({ query: document.toString(), variables });
}

function createUploadDescriber(headers: TemplateHeaders) {
  return <TVariables>(
    document: GraphQlDocument<unknown, TVariables>,
    variables: { [Key in keyof TVariables]: unknown },
    path: string,
    file: UploadedFile,
  ): DescribeRequest => {
    const operation = { query: document.toString(), variables };
    const { contentType, body, rules } = createMultipartBody(operation, path, file);
    return (request) => request.headers(headers).body(contentType, body).matchingRules(rules);
  };
}
