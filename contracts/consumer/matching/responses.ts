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

/** JSON in UTF-8, for responses to uploads: `XMLHttpRequest` decodes them by the charset in the header. */
export const utf8JsonType = regex(
  '^(?i)application/([a-z-]+\\+)?json\\s*(;\\s*charset="?utf-8"?\\s*)?$',
  "application/json",
);

/** A JSON response. */
export function jsonResponse<T>(body: Template<T>, headers: TemplateHeaders = {}): DescribeResponse {
  return (response) => response.headers({ "Content-Type": jsonType, ...headers }).jsonBody(body);
}

/** A service at another origin needs these headers: without them, browsers hide the response from the portal. */
export const corsHeaders = {
  "Access-Control-Allow-Origin": regex("^(\\*|https?://[^/]+)$", "*"),
} satisfies TemplateHeaders;

/** HTTP statuses of GraphQL errors. Apart from 401, the portal ignores the status and reads the error code. */
const errorStatuses = [200, 400, 403, 404, 409, 410, 422, 500];

/** The portal treats both codes alike. */
const notAuthorizedCodes = /^AUTH_NOT_(AUTHORIZED|AUTHENTICATED)$/;

/** The field with which a service names a refused file: the portal understands both spellings. */
const fileField = /^(file|files\.\d+)$/;

/**
 * Status and body of a GraphQL response with this error code. For each invalid field that the portal reads there is an error
 * of its own. Further errors are allowed.
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
