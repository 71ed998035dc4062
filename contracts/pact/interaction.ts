import { getOperationAST, parse } from "graphql";
import * as v from "valibot";
import { classifyResponse } from "./classifyResponse.ts";
import type { PactFile } from "./pactFiles.ts";
import { listValueNames, type PactInteraction, readPactInteractions } from "./pactInteractions.ts";
import { listResponseFacts } from "./responseFacts.ts";

const graphQlSchema = v.object({
  query: v.string(),
  variables: v.optional(v.record(v.string(), v.unknown())),
});
type GraphQlRequest = v.InferOutput<typeof graphQlSchema>;

/** One interaction of a pact. */
export interface Interaction {
  provider: string;
  description: string;
  states: readonly State[];
  /** The GraphQL operation's name, or method and path of another request. */
  operation: string;
  isGraphQl: boolean;
  /** Names of the provider state's values in request and response. */
  values: readonly string[];
  /** The demands of a query's response on the data of the state, one phrase each. */
  facts: readonly string[];
  /** Kinds of response, as `classifyResponse` names them. */
  responses: readonly string[];
  /** Whether the response is that of a success. */
  isAccepted: boolean;
  /** The other parts of the request, with examples in place of values. */
  variables: Readonly<Record<string, unknown>>;
  /** The name of the file that it uploads. */
  fileName: string | undefined;
  /** The fields that its errors name. */
  errorFields: readonly string[];
}

/** A provider state with the parameters that Pact sends. */
export type State = v.InferOutput<typeof stateSchema>;

const stateSchema = v.object({
  name: v.string(),
  params: v.object({
    country: v.string(),
    persona: v.optional(v.string()),
    scenario: v.optional(v.record(v.string(), v.unknown()), {}),
    token: v.optional(v.string()),
    nonce: v.optional(v.string()),
    locale: v.optional(v.string()),
    after: v.optional(
      v.object({
        mutation: v.string(),
        variables: v.record(v.string(), v.unknown()),
        persona: v.optional(v.string()),
      }),
    ),
  }),
});

/** The interactions of a pact, in the file's order. */
export function readInteractions({ provider, text }: Pick<PactFile, "provider" | "text">) {
  return Promise.all(
    readPactInteractions(text).map(async (interaction): Promise<Interaction> => {
      const { description, providerStates, request, response } = interaction;
      const graphQl = await parseGraphQlRequest(request.body);
      return {
        provider,
        description,
        states: v.parse(v.array(stateSchema), providerStates),
        responses: classifyResponse(response.status, response.body?.content),
        facts:
          isMutation(graphQl) && !hasErrors(response.body?.content)
            ? []
            : listResponseFacts(response, graphQl && parse(graphQl.query)),
        values: listValueNames(interaction).filter((name) => name !== "idToken"),
        operation: graphQl ? getOperationName(graphQl) : nameHttpRequest(request),
        isGraphQl: graphQl !== undefined,
        isAccepted: response.status < 400 && !hasErrors(response.body?.content),
        variables:
          graphQl?.variables ?? Object.fromEntries(new URLSearchParams(String(request.body?.content))),
        fileName: readFileName(request.body),
        errorFields: [...JSON.stringify(response.body?.content ?? {}).matchAll(/"field":"([^"]+)"/g)].map(
          ([, field = ""]) => field,
        ),
      };
    }),
  );
}

/** All OAuth token requests have one URL; the grant type distinguishes them. */
function nameHttpRequest({ method, path, body }: PactInteraction["request"]): string {
  const grantType = new URLSearchParams(String(body?.content ?? "")).get("grant_type");
  return `${method} ${path}${grantType === null ? "" : ` (${grantType})`}`;
}

function hasErrors(body: unknown): boolean {
  return v.is(v.object({ errors: v.unknown() }), body);
}

function isMutation(graphQl: GraphQlRequest | undefined): boolean {
  return graphQl !== undefined && getOperationAST(parse(graphQl.query))?.operation === "mutation";
}

function getOperationName({ query }: GraphQlRequest): string {
  return getOperationAST(parse(query))?.name?.value ?? "an operation without a name";
}

/** The GraphQL operation in a JSON or multipart body; undefined if there is none. */
async function parseGraphQlRequest(
  body: PactInteraction["request"]["body"],
): Promise<GraphQlRequest | undefined> {
  if (!body) return undefined;
  const { content, contentType, encoded } = body;
  const isUpload = encoded === "base64" && contentType.startsWith("multipart/");
  const result = v.safeParse(
    graphQlSchema,
    isUpload ? await parseOperationsPart(String(content), contentType) : content,
  );
  return result.success ? result.output : undefined;
}

function readFileName(body: PactInteraction["request"]["body"]): string | undefined {
  const content = body?.encoded === "base64" ? String(Buffer.from(String(body.content), "base64")) : "";
  return /filename="([^"]+)"/.exec(content)?.[1];
}

async function parseOperationsPart(base64: string, contentType: string): Promise<unknown> {
  const body = new Response(Buffer.from(base64, "base64"), { headers: { "content-type": contentType } });
  return JSON.parse(String((await body.formData()).get("operations")));
}
