import { type DocumentNode, getOperationAST, parse } from "graphql";
import * as v from "valibot";
import type { ServiceName } from "#schema/services.ts";
import type { ProviderName } from "../consumer/createPact.ts";
import { bodySchema, parseGraphQlRequest } from "../graphQlRequest.ts";
import { committedPactsFolder, readPactFile } from "../pactFiles.ts";

/** An operation of the portal as its pact records it. */
export interface RecordedOperation {
  name: string;
  document: DocumentNode;
  examples: readonly Example[];
}

/** Variables and response of one interaction. */
export interface Example {
  variables: Readonly<Record<string, unknown>>;
  /** The response's `data`; undefined for a response without it. */
  data: unknown;
}

const providers: Readonly<Record<ServiceName, ProviderName>> = {
  main: "main-api",
  registration: "registration-service",
};

const interactionsSchema = v.object({
  interactions: v.array(
    v.object({
      request: v.object({ body: v.optional(bodySchema) }),
      response: v.object({ body: v.optional(bodySchema) }),
    }),
  ),
});
const responseSchema = v.object({ data: v.unknown() });

/** The GraphQL operations in the committed pact of a service. */
export async function readRecordedOperations(service: ServiceName): Promise<RecordedOperation[]> {
  const { text } = readPactFile(`${committedPactsFolder}/portal-${providers[service]}.json`);
  const { interactions } = v.parse(interactionsSchema, JSON.parse(text));
  const recorded = await Promise.all(
    interactions.map(async ({ request, response }) => {
      const graphQl = await parseGraphQlRequest(request.body);
      if (!graphQl) return [];
      const { output } = v.safeParse(responseSchema, response.body?.content);
      const data = v.is(responseSchema, output) ? output.data : undefined;
      return [{ query: graphQl.query, variables: graphQl.variables ?? {}, data }];
    }),
  );
  return [...Map.groupBy(recorded.flat(), ({ query }) => query)].map(([query, examples]) => {
    const document = parse(query, { noLocation: true });
    return { name: getOperationAST(document)?.name?.value ?? "an unnamed operation", document, examples };
  });
}
