// hono-openapi finds this package by itself, and converts valibot's schemas with it.
import "@valibot/to-json-schema";
import { describeRoute, resolver, validator } from "hono-openapi";
import type * as v from "valibot";
import { ControlError } from "./controlError.ts";

/** The OpenAPI document uses JSON Schema 2020-12, in which tuples are written differently from the converter's default. */
const schemaOptions = { options: { target: "draft-2020-12" } };

const errors = {
  400: "The request is invalid. Each line of the message begins with the part that it is about.",
  404: "The path names something that does not exist. The message lists what exists.",
  409: "The id is taken.",
  413: "The body is too large.",
} as const;

type ErrorStatus = keyof typeof errors;

function describeError(status: ErrorStatus) {
  return {
    description: errors[status],
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
  };
}

const tooLarge = { responses: { 413: describeError(413) } };

/** The OpenAPI descriptions of errors that routes have in common. */
export const commonErrors = {
  schemas: {
    Error: {
      type: "object" as const,
      required: ["message"],
      additionalProperties: false,
      properties: { message: { type: "string" as const, minLength: 1 } },
    },
  },
  invalidRequest: describeError(400),
  byMethod: { POST: tooLarge, PATCH: tooLarge },
};

interface Operation {
  /** A unique name, from which generators derive the name of a function. */
  id: string;
  summary: string;
  /** The status of a successful response. Default: 200. */
  status?: 200 | 201 | 204;
  /** Schema of a JSON body, or the media type of another body. Default: no body. */
  content?: v.GenericSchema | string;
  /** Errors of this operation alone. Those of its group and of invalid requests need no mention. */
  errors?: readonly ErrorStatus[];
}

/** Creates a function that describes the operations of a group for the OpenAPI document. */
export function createOperationDescriber(group: string, groupErrors: readonly ErrorStatus[] = []) {
  return ({ id, summary, status = 200, content, errors: ownErrors = [] }: Operation) =>
    describeRoute({
      operationId: id,
      tags: [group],
      summary,
      responses: {
        [status]: { description: content === undefined ? "Done." : summary, ...describeContent(content) },
        ...Object.fromEntries([...groupErrors, ...ownErrors].map((error) => [error, describeError(error)])),
      },
    });
}

function describeContent(content: Operation["content"]) {
  if (content === undefined) return {};
  if (typeof content === "string") return { content: { [content]: { schema: { type: "string" as const } } } };
  return { content: { "application/json": { schema: resolver(content, schemaOptions) } } };
}

/** The name in errors for a part of the request that is invalid as a whole. */
const partNames = { json: "body", query: "query", param: "path", header: "header" };

/**
 * Validates a part of a request, and describes it for the OpenAPI document. Throws a `ControlError` with one line for each
 * issue, which begins with the field.
 */
export function validate<Part extends keyof typeof partNames, Schema extends v.GenericSchema>(
  part: Part,
  schema: Schema,
) {
  return validator(
    part,
    schema,
    (result) => {
      if (result.success) return;
      const lines = result.error.map(({ path, message }) => {
        const keys = path?.map((item) => (typeof item === "object" ? item.key : item));
        return `${keys?.map(String).join(".") ?? partNames[part]}: ${message}`;
      });
      throw new ControlError(400, lines.join("\n"));
    },
    schemaOptions as object,
  );
}
