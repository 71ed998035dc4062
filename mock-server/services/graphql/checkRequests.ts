import { createGraphQLError } from "@graphql-tools/utils";
import type { Plugin } from "graphql-yoga";
import { createErrorResponse } from "./errors.ts";

/**
 * Each of these headers makes a browser ask for permission, by a CORS preflight, before another site can send a multipart
 * form. The portal sends the first three. The others are what clients of Apollo Server, Yoga and Hot Chocolate send for this
 * purpose.
 */
const preflightHeaders = [
  "x-taglys-locale",
  "x-fingerprint",
  "authorization",
  "apollo-require-preflight",
  "x-apollo-operation-name",
  "x-graphql-yoga-csrf",
  "graphql-preflight",
];

/** Rejects POST requests that no client of the portal sends: other content types, and forms that any site could send. */
export const rejectForeignRequests: Plugin = {
  onRequestParse({ request, endResponse }) {
    if (request.method !== "POST") return;
    const contentType = getMediaType(request);
    if (contentType === "multipart/form-data") {
      if (preflightHeaders.some((name) => request.headers.has(name))) return;
      const message = `A multipart request needs one of the headers ${preflightHeaders.join(", ")}, which other sites cannot send.`;
      endResponse(createErrorResponse(403, "CROSS_SITE_REQUEST", message));
    } else if (contentType !== "application/json") {
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
        return await requestParser(form);
      } catch (error) {
        throw createFormError(error);
      }
    });
  },
};

function createFormError(error: unknown): unknown {
  const isAborted = error instanceof DOMException;
  const hasStatus = error instanceof Error && "extensions" in error && hasHttp(error.extensions);
  if (isAborted || hasStatus) return error;
  const reason = error instanceof Error && !(error instanceof TypeError) ? error.message : "";
  const message = reason || "The multipart form's map must list the paths of each file in the operations.";
  return createGraphQLError(message, { extensions: { code: "BAD_REQUEST", http: { status: 400 } } });
}

function hasHttp(extensions: unknown): boolean {
  return typeof extensions === "object" && extensions !== null && "http" in extensions;
}
