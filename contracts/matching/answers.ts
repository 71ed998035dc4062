import { MatchersV3, type TemplateHeaders } from "@pact-foundation/pact";
import type { Template } from "./template.ts";
import { exactly, text } from "./values.ts";

interface ResponseBuilder {
  headers(headers: TemplateHeaders): ResponseBuilder;
  jsonBody(body: unknown): ResponseBuilder;
}

type Describe = (response: ResponseBuilder) => void;

/** A JSON answer, whatever its charset. */
export function json<T>(body: Template<T>): Describe {
  const contentType = MatchersV3.regex("^application/json(;.*)?$", "application/json");
  return (response) => response.headers({ "Content-Type": contentType }).jsonBody(body);
}

/** The answer to an operation that succeeded. */
export function data<TResult>(result: Template<TResult>): Describe {
  return json<{ data: TResult }>({ data: result });
}

/** The answer to an operation that was refused, by the code and where there is one the field at fault. */
export function refused(code: string, field?: string): Describe {
  const extensions = { code: exactly(code), ...(field !== undefined && { field: exactly(field) }) };
  return json<{ errors: { message: string; extensions: { code: string } }[] }>({
    errors: MatchersV3.eachLike({ message: text("This was refused."), extensions }),
  });
}
