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
}

const providers: Readonly<Record<ServiceName, ProviderName>> = {
  main: "main-api",
  registration: "registration-service",
};

const pactSchema = v.object({
  interactions: v.array(v.object({ request: v.object({ body: v.optional(bodySchema) }) })),
});

/** The GraphQL operations in the committed pact of a service. */
export async function readRecordedOperations(service: ServiceName): Promise<RecordedOperation[]> {
  const { text } = readPactFile(`${committedPactsFolder}/portal-${providers[service]}.json`);
  const { interactions } = v.parse(pactSchema, JSON.parse(text));
  const requests = await Promise.all(interactions.map(({ request }) => parseGraphQlRequest(request.body)));
  const queries = new Set(requests.flatMap((request) => request?.query ?? []));
  return [...queries].map((query) => {
    const document = parse(query, { noLocation: true });
    return { name: getOperationAST(document)?.name?.value ?? "an unnamed operation", document };
  });
}
