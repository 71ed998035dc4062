import { MatchersV3, type TemplateHeaders } from "@pact-foundation/pact";
import { notAuthorizedCode } from "#api/errors.ts";
import type { Template } from "./template.ts";

const { eachLike, equal, matchStatus, regex, string } = MatchersV3;

interface ResponseBuilder {
  headers(headers: TemplateHeaders): ResponseBuilder;
  jsonBody(body: unknown): ResponseBuilder;
}

type DescribeResponse = (response: ResponseBuilder) => void;

/** A JSON response, whatever its charset. */
export function jsonResponse<T>(body: Template<T>, headers: TemplateHeaders = {}): DescribeResponse {
  const contentType = regex("^application/json(;.*)?$", "application/json");
  return (response) => response.headers({ "Content-Type": contentType, ...headers }).jsonBody(body);
}

/** Of a service with an origin of its own: without this header browsers keep the response from the portal. */
export const corsHeaders = {
  "Access-Control-Allow-Origin": regex("^(\\*|https?://[^/]+)$", "*"),
} satisfies TemplateHeaders;

/** HTTP statuses of GraphQL errors. The portal reads the code, unless the status is 401, which says the same as one of them. */
const errorStatuses = [200, 400, 403, 404, 409, 410, 422];

/** The field of a file that a service refused, which the portal understands in both spellings. */
const fileField = /^(file|files\.\d+)$/;

/** Status and body of a GraphQL response with errors of one code and, if the portal reads it, one invalid field. */
export function graphQlErrors(code: string, field = "", headers?: TemplateHeaders) {
  const fieldMatcher = fileField.test(field) ? regex(fileField, field) : equal(field);
  const extensions = { code: equal(code), ...(field && { field: fieldMatcher }) };
  const statuses = code === notAuthorizedCode ? [...errorStatuses, 401] : errorStatuses;
  return [
    matchStatus(200, statuses),
    jsonResponse<{ errors: { message: string; extensions: { code: string } }[] }>(
      { errors: eachLike({ message: string("The request was rejected."), extensions }) },
      headers,
    ),
  ] as const;
}
