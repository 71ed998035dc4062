import { getOperationAST, parse, type TypeNode } from "graphql";
import * as v from "valibot";
import { outcomesOf } from "./outcomes.ts";

/** What one interaction of a pact says. */
export interface Interaction {
  provider: string;
  description: string;
  states: readonly State[];
  /** The operation's name, or method and path of a call that is not GraphQL. */
  call: string;
  isGraphQl: boolean;
  /** Values of the operation's variables of type `ID`. */
  ids: readonly string[];
  outcomes: readonly string[];
}

/** A provider state with the parameters that Pact posts. */
export type State = v.InferOutput<typeof state>;

const state = v.object({
  name: v.string(),
  params: v.looseObject({
    country: v.string(),
    persona: v.optional(v.string()),
    scenario: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
});

const body = v.object({ content: v.unknown(), contentType: v.string(), encoded: v.unknown() });
type Body = v.InferOutput<typeof body>;

const request = v.object({ method: v.string(), path: v.string(), body: v.optional(body) });

const pactFile = v.object({
  provider: v.object({ name: v.string() }),
  interactions: v.array(
    v.object({
      description: v.string(),
      providerStates: v.optional(v.array(state), []),
      request,
      response: v.object({ status: v.number(), body: v.optional(body) }),
    }),
  ),
});

const sentOperation = v.object({
  query: v.string(),
  variables: v.optional(v.record(v.string(), v.unknown())),
});
type SentOperation = v.InferOutput<typeof sentOperation>;

/** The interactions of a pact, in the file's order. Throws where it is no pact of version 4. */
export async function interactionsOf(pact: unknown): Promise<Interaction[]> {
  const { provider, interactions } = v.parse(pactFile, pact);
  return Promise.all(
    interactions.map(async ({ description, providerStates, request: made, response }) => {
      const sent = await operationIn(made.body);
      return {
        provider: provider.name,
        description,
        states: providerStates,
        outcomes: outcomesOf(response.status, response.body?.content),
        ...(sent
          ? { ...nameAndIds(sent), isGraphQl: true }
          : { call: httpCall(made), ids: [], isGraphQl: false }),
      };
    }),
  );
}

/** Of OAuth's token calls, which are all at one address, the grant tells what they do. */
function httpCall({ method, path, body: sent }: v.InferOutput<typeof request>): string {
  const grant = new URLSearchParams(String(sent?.content ?? "")).get("grant_type");
  return `${method} ${path}${grant === null ? "" : ` (${grant})`}`;
}

/** The GraphQL operation that a body holds, by itself or as the part of an upload; undefined if there is none. */
async function operationIn(sent: Body | undefined): Promise<SentOperation | undefined> {
  if (!sent) return undefined;
  const { content, contentType, encoded } = sent;
  const isUpload = encoded === "base64" && contentType.startsWith("multipart/");
  const found = v.safeParse(
    sentOperation,
    isUpload ? await operationsPart(String(content), contentType) : content,
  );
  return found.success ? found.output : undefined;
}

async function operationsPart(base64: string, contentType: string): Promise<unknown> {
  const answer = new Response(Buffer.from(base64, "base64"), { headers: { "content-type": contentType } });
  return JSON.parse(String((await answer.formData()).get("operations")));
}

function nameAndIds({ query, variables = {} }: SentOperation): { call: string; ids: string[] } {
  const operation = getOperationAST(parse(query));
  const ids = (operation?.variableDefinitions ?? [])
    .filter(({ type }) => namedType(type) === "ID")
    .flatMap(({ variable }) => variables[variable.name.value])
    .filter((value) => typeof value === "string");
  return { call: operation?.name?.value ?? "an operation without a name", ids };
}

function namedType(type: TypeNode): string {
  return type.kind === "NamedType" ? type.name.value : namedType(type.type);
}
