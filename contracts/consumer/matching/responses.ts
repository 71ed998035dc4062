import { MatchersV3, type TemplateHeaders } from "@pact-foundation/pact";
import { notAuthorizedCode } from "#api/errors.ts";
import { repeatFromState, type StateValueName } from "#contracts/pact/stateValues.ts";
import { arrayContaining, type Template } from "./template.ts";

const { equal, matchStatus, regex, string } = MatchersV3;

interface ResponseBuilder {
  headers(headers: TemplateHeaders): ResponseBuilder;
  jsonBody(body: unknown): ResponseBuilder;
}

type DescribeResponse = (response: ResponseBuilder) => void;

/** Any media type of JSON, in any case and with any charset: the portal does not read the header. */
export const jsonType = regex("^(?i)application/([a-z-]+\\+)?json\\s*(;.*)?$", "application/json");

/** The same for responses to uploads, which `XMLHttpRequest` reads by the charset in the header. */
export const utf8JsonType = regex(
  '^(?i)application/([a-z-]+\\+)?json\\s*(;\\s*charset="?utf-8"?\\s*)?$',
  "application/json",
);

/** A JSON response. */
export function jsonResponse<T>(body: Template<T>, headers: TemplateHeaders = {}): DescribeResponse {
  return (response) => response.headers({ "Content-Type": jsonType, ...headers }).jsonBody(body);
}

/** Headers of a service at another origin: without these, browsers hide the response from the portal. */
export const corsHeaders = {
  "Access-Control-Allow-Origin": regex("^(\\*|https?://[^/]+)$", "*"),
} satisfies TemplateHeaders;

/** HTTP statuses of GraphQL errors. The portal reads the code, unless the status is 401, which means the same as one code. */
const errorStatuses = [200, 400, 403, 404, 409, 410, 422, 500];

/** The codes for visitors without access, which mean the same. */
const notAuthorizedCodes = /^AUTH_NOT_(AUTHORIZED|AUTHENTICATED)$/;

/** The field of a file that a service refused, which the portal understands in both spellings. */
const fileField = /^(file|files\.\d+)$/;

/**
 * Status and body of a GraphQL response with an error of this code and, if the portal reads them, one for each invalid field.
 * Other errors may stand beside them.
 */
export function graphQlErrors(
  {
    code,
    fields = [],
    message,
  }: { code: string; fields?: readonly string[] | undefined; message?: StateValueName | undefined },
  headers?: TemplateHeaders,
) {
  const isNotAuthorized = code === notAuthorizedCode;
  const ownCode = { code: isNotAuthorized ? regex(notAuthorizedCodes, code) : equal(code) };
  const fieldExtensions = fields.map((field) => ({
    ...ownCode,
    field: fileField.test(field) ? regex(fileField, field) : equal(field),
  }));
  const extensions = fieldExtensions.length > 0 ? fieldExtensions : [ownCode];
  const text = message ? repeatFromState(message) : string("The request was rejected.");
  return [
    matchStatus(200, isNotAuthorized ? [...errorStatuses, 401] : errorStatuses),
    jsonResponse<{ errors: { message: string; extensions: { code: string } }[] }>(
      { errors: arrayContaining(...extensions.map((own) => ({ message: text, extensions: own }))) },
      headers,
    ),
  ] as const;
}
