import { createGraphQLError } from "@graphql-tools/utils";
import { GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";
import { getDialect } from "#rules/dialects.ts";
import type { GraphQlContext } from "../requestContext.ts";
import { createErrorResponse } from "./errors.ts";

/**
 * The portal sends these headers. Each of them makes a browser ask for permission, by a CORS preflight, before another site
 * can send a multipart form.
 */
const preflightHeaders = ["x-taglys-locale", "x-fingerprint", "authorization"];

/** Rejects POST requests that no client of the portal sends: other content types, and forms that any site could send. */
export const rejectForeignRequests: Plugin<object, GraphQlContext> = {
  onRequestParse({ request, endResponse, serverContext }) {
    if (request.method !== "POST") return;
    const mediaType = getMediaType(request);
    if (mediaType === "multipart/form-data") {
      const { formHeaders = preflightHeaders } = getDialect(serverContext.world);
      if (formHeaders.length === 0 || formHeaders.some((name) => request.headers.has(name))) return;
      const message = `A multipart request needs one of the headers ${formHeaders.join(", ")}, which other sites cannot send.`;
      endResponse(createErrorResponse(403, "CROSS_SITE_REQUEST", message));
    } else if (mediaType !== "application/json") {
      const message = "The body must be application/json, or multipart/form-data for uploads.";
      endResponse(createErrorResponse(415, "BAD_REQUEST", message));
    }
  },
};

function getMediaType({ headers }: Request): string | undefined {
  return headers.get("content-type")?.split(";")[0]?.trim();
}

/** Responds with 400 to a malformed multipart form: Yoga's parser throws errors without a status, or a `TypeError`. */
export const rejectMalformedForms: Plugin = {
  onRequestParse({ request, requestParser, setRequestParser }) {
    if (!requestParser || getMediaType(request) !== "multipart/form-data") return;
    setRequestParser(async (form) => {
      try {
        const formData = async () => {
          const fields = await form.formData();
          if (fields.has("map")) return fields;
          throw new Error("There is no map.");
        };
        return await requestParser(Object.create(form, { formData: { value: formData } }));
      } catch (error) {
        // The client disconnected.
        if (error instanceof DOMException) throw error;
        const message = "The multipart form's map must list the paths of each file in the operations.";
        throw createBadRequestError(error instanceof GraphQLError ? error.message : message);
      }
    });
  },
};

/** More levels than the introspection query has, and fewer than graphql's recursive functions can handle. */
const maxBrackets = 300;

/** Responds with 400 to documents that are nested too deeply to be parsed. */
export const rejectNestedDocuments: Plugin = {
  onParams({ params: { query } }) {
    if (String(query).split(/[{[(]/).length > maxBrackets) {
      throw createBadRequestError(`The document has more than ${maxBrackets} opening brackets.`);
    }
  },
};

/** Responds with 400 to an array of operations, unless the dialect executes them. */
export const rejectBatches: Plugin<object, GraphQlContext> = {
  onRequestParse: ({ serverContext }) => ({
    onRequestParseDone({ requestParserResult }) {
      if (!Array.isArray(requestParserResult) || getDialect(serverContext.world).batches) return;
      throw createBadRequestError("Batching is not supported.");
    },
  }),
};

function createBadRequestError(message: string): GraphQLError {
  return createGraphQLError(message, { extensions: { code: "BAD_REQUEST", http: { status: 400 } } });
}
