import { MatchersV3, type Rules, type TemplateHeaders } from "@pact-foundation/pact";
import { type GraphQlDocument, writeId } from "#api/graphQlDocument.ts";
import {
  formExampleId,
  fromState,
  type InjectedValue,
  injectFromState,
} from "#contracts/pact/stateValues.ts";
import type { IdForm } from "#schema/scalars.ts";
import { createMultipartBody, type UploadedFile } from "./multipart.ts";
import { reifyTemplate, type Template } from "./template.ts";

/** The browser's locale in the pacts. */
export const exampleLocale = "de-DE";

/** The headers that only signed-in customers' requests have. */
const authorization = {
  ...injectFromState((get) => `Bearer ${get("idToken")}`),
  "pact:matcher:type": "regex",
  regex: "^Bearer \\S+$",
};
export const signedInHeaders: TemplateHeaders = { authorization };

const localeHeaders = {
  accept: "application/json",
  "x-taglys-locale": MatchersV3.regex("^[a-z]{2,3}(-[A-Z]{2})?$", exampleLocale),
} satisfies TemplateHeaders;

/** The registration service has an origin of its own, so browsers send the portal's. */
export const registrationHeaders = {
  ...localeHeaders,
  origin: fromState("portalOrigin"),
} satisfies TemplateHeaders;

export const mainApiHeaders = {
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
  request.headers({ ...mainApiHeaders, ...signedInHeaders });

/** A REST request of a client that has a client token. */
export const requestWithClientToken: DescribeRequest = (request) =>
  request.headers({
    ...mainApiHeaders,
    "x-client-token": fromState("clientToken"),
    "x-client-signature": fromState("clientSignature"),
  });

/** A file of an upload. At `path`, for example `variables.file`, the operation has null in its place. */
export interface Upload {
  path: string;
  file: UploadedFile;
}

/** An operation: as JSON, or as a form if it uploads a file. */
export function describeOperation<TVariables>(
  headers: TemplateHeaders,
  document: GraphQlDocument<unknown, TVariables>,
  variables: Template<TVariables>,
  upload?: Upload,
): DescribeRequest {
  const operation = {
    query: document.toString(),
    variables: document.writeVariables(variables, writeExampleId),
  };
  if (!upload) {
    // If the header's name were in lower case, Pact would send it twice.
    const jsonHeaders = { ...headers, "Content-Type": "application/json" };
    return (request) => request.headers(jsonHeaders).jsonBody(operation);
  }
  const { contentType, body, rules } = createMultipartBody(
    MatchersV3.reify(operation) as object,
    upload.path,
    upload.file,
  );
  const uploadHeaders = { ...headers, "GraphQL-Preflight": "1", "Apollo-Require-Preflight": "true" };
  return (request) => request.headers(uploadHeaders).body(contentType, body).matchingRules(rules);
}

/** The variables as the portal sends them: example ids have the form that the service declares. */
export function reifyVariables<TVariables>(
  document: GraphQlDocument<unknown, TVariables>,
  variables: Template<TVariables>,
): TVariables {
  const formed = document.writeVariables(variables, (id, form) =>
    isInjected(id) ? formExampleId(id.value, form) : id,
  );
  return reifyTemplate<TVariables>(formed as Template<TVariables>);
}

/** Writes an example id as requests contain it. The verifier converts the state's id, a text, in the same way. */
function writeExampleId(id: unknown, form: IdForm): unknown {
  if (!isInjected(id)) return writeId(id, form);
  const value = writeId(formExampleId(id.value, form), form);
  return { ...id, ...(typeof value === "number" && { dataType: "INTEGER" }), value };
}

function isInjected(id: unknown): id is InjectedValue {
  return typeof id === "object" && id !== null && "expression" in id;
}
