import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
} from "graphql";
import * as v from "valibot";
import { callService, type ServiceAnswer } from "./callService.ts";
import { CannotCompareError } from "./cannotCompareError.ts";

const introspected = v.object({
  data: v.object({
    __schema: v.custom<IntrospectionQuery["__schema"]>(
      (value) => typeof value === "object" && value !== null,
    ),
  }),
});
const failed = v.object({ errors: v.pipe(v.array(v.object({ message: v.string() })), v.minLength(1)) });

/** The schema of the service behind a GraphQL endpoint, as it says itself. */
export async function introspect(url: string, headers: Headers): Promise<GraphQLSchema> {
  const first = await ask(url, headers, { inputValueDeprecation: true, directiveIsRepeatable: true });
  // Services older than these two options refuse the query.
  const answer = v.is(introspected, first.body) ? first : await ask(url, headers, {});
  if (!v.is(introspected, answer.body)) throw new CannotCompareError(refusal(url, answer));
  try {
    return buildClientSchema(answer.body.data, { assumeValid: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotCompareError(`What ${url} says of its schema cannot be read: ${reason}`);
  }
}

function ask(url: string, headers: Headers, options: Parameters<typeof getIntrospectionQuery>[0]) {
  const sent = new Headers(headers);
  sent.set("content-type", "application/json");
  sent.set("accept", "application/graphql-response+json, application/json");
  const query = getIntrospectionQuery({ descriptions: false, ...options });
  return callService(url, { method: "POST", headers: sent, body: JSON.stringify({ query }) });
}

function refusal(url: string, { status, body }: ServiceAnswer): string {
  const said = v.is(failed, body) ? `: "${body.errors.map(({ message }) => message).join('", "')}"` : "";
  return [
    `${url} answered ${status} to the introspection query${said}.`,
    "Expected was 200 with the schema below data.__schema. --url must be the GraphQL endpoint itself, introspection must",
    'be switched on there, and a service that wants a token is given it by --header "authorization: Bearer …".',
  ].join("\n");
}
