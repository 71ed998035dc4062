import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
} from "graphql";
import * as v from "valibot";
import { CommandError, getMessage } from "../commandLine.ts";
import { request } from "../request.ts";
import { readSdl } from "./readSdl.ts";

const introspectionResult = v.object({
  data: v.object({
    __schema: v.custom<IntrospectionQuery["__schema"]>(
      (value) => typeof value === "object" && value !== null,
    ),
  }),
});
const errorResult = v.object({
  errors: v.pipe(v.array(v.object({ message: v.string() })), v.minLength(1)),
});

/** The schema of the service behind a GraphQL endpoint. Throws `CommandError` unless it can be introspected. */
export async function introspectSchema(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<GraphQLSchema> {
  const response = await queryIntrospection(url, headers, {
    inputValueDeprecation: true,
    directiveIsRepeatable: true,
  });
  // Services that are older than these two options reject the query.
  const { status, body } = v.is(introspectionResult, response.body)
    ? response
    : await queryIntrospection(url, headers, {});
  if (!v.is(introspectionResult, body)) {
    const sdlUrl = `${url.split("?")[0]}?sdl`;
    const sdl = await request(sdlUrl, { headers });
    const text = await sdl.text();
    // Hot Chocolate sends its SDL even if introspection is off, as by default in production.
    if (sdl.ok && /\btype Query\b/.test(text)) return readSdl([sdlUrl], () => text);
    throw new CommandError(describeUnexpectedResponse(url, { status, body }));
  }
  try {
    return buildClientSchema(body.data, { assumeValid: true });
  } catch (error) {
    throw new CommandError(`The introspection result of ${url} is no valid schema: ${getMessage(error)}`);
  }
}

/** The body is undefined unless it is JSON. */
interface ServiceResponse {
  status: number;
  body: unknown;
}

async function queryIntrospection(
  url: string,
  headers: Readonly<Record<string, string>>,
  options: Parameters<typeof getIntrospectionQuery>[0],
): Promise<ServiceResponse> {
  const allHeaders = new Headers(headers);
  allHeaders.set("content-type", "application/json");
  allHeaders.set("accept", "application/graphql-response+json, application/json");
  const query = getIntrospectionQuery({ descriptions: false, ...options });
  const response = await request(url, {
    method: "POST",
    headers: allHeaders,
    body: JSON.stringify({ query }),
  });
  if (response.status >= 500) throw new CommandError(`${url} is down: it responded ${response.status}.`);
  return { status: response.status, body: await response.json().catch(() => undefined) };
}

function describeUnexpectedResponse(url: string, { status, body }: ServiceResponse): string {
  const messages = v.is(errorResult, body)
    ? `: "${body.errors.map(({ message }) => message).join('", "')}"`
    : "";
  return [
    `${url} responded ${status} to the introspection query${messages}.`,
    "Expected 200 with the schema in data.__schema. --url must be the GraphQL endpoint itself, introspection must be",
    'enabled, and a service that requires a token needs --header "authorization: Bearer …".',
  ].join("\n");
}
