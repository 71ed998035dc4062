import { MatchersV3, type TemplateHeaders } from "@pact-foundation/pact";
import type { Template } from "./template.ts";

const { eachLike, equal, regex, string } = MatchersV3;

interface ResponseBuilder {
  headers(headers: TemplateHeaders): ResponseBuilder;
  jsonBody(body: unknown): ResponseBuilder;
}

type DescribeResponse = (response: ResponseBuilder) => void;

/** A JSON response, whatever its charset. */
export function jsonResponse<T>(body: Template<T>): DescribeResponse {
  const contentType = regex("^application/json(;.*)?$", "application/json");
  return (response) => response.headers({ "Content-Type": contentType }).jsonBody(body);
}

/** A GraphQL response with data. */
export function dataResponse<TResult>(data: Template<TResult>): DescribeResponse {
  return jsonResponse<{ data: TResult }>({ data });
}

/** A GraphQL response with errors of one code and, if given, one invalid field. */
export function errorResponse(code: string, field?: string): DescribeResponse {
  const extensions = { code: equal(code), ...(field !== undefined && { field: equal(field) }) };
  return jsonResponse<{ errors: { message: string; extensions: { code: string } }[] }>({
    errors: eachLike({ message: string("The request was rejected."), extensions }),
  });
}
