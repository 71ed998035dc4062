import * as v from "valibot";
import { classifyResponse } from "./classifyResponse.ts";
import type { PactFile } from "./pactFiles.ts";
import { listFixedPlaces, listValueNames, readPactInteractions } from "./pactInteractions.ts";
import { readOperation } from "./sentOperation.ts";

/** One interaction of a pact. */
export interface Interaction {
  provider: string;
  description: string;
  states: readonly State[];
  /** The GraphQL operation's name; for other requests method and path. */
  operation: string;
  isGraphQl: boolean;
  /** Names of the state's values that request and response contain. */
  values: readonly string[];
  /** The places in the response that must have one certain value. */
  fixedPlaces: readonly string[];
  /** Kinds of response, as `classifyResponse` names them. */
  responses: readonly string[];
  /** Whether the service accepts the request. */
  isAccepted: boolean;
  /** The operation's variables, or the fields of a form. Examples stand for values of the state. */
  variables: Readonly<Record<string, unknown>>;
  /** The name of the uploaded file. */
  fileName: string | undefined;
  /** The invalid fields that the response's errors name. */
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
export function readInteractions({ provider, text }: Pick<PactFile, "provider" | "text">): Interaction[] {
  return readPactInteractions(text).map((interaction) => {
    const { description, providerStates, request, response } = interaction;
    const { content, contentType = "", encoded } = request.body ?? {};
    const form = new URLSearchParams(typeof content === "string" ? content : "");
    const sent =
      encoded === "base64" ? String(Buffer.from(String(content), "base64")) : JSON.stringify(content);
    const operation = readOperation(contentType, sent ?? "");
    const received = response.body?.content;
    const hasErrors = v.is(v.object({ errors: v.unknown() }), received);
    // All OAuth token requests have one URL; the grant type tells them apart.
    const grantType = form.get("grant_type");
    const path = `${request.method} ${request.path}${grantType === null ? "" : ` (${grantType})`}`;
    return {
      provider,
      description,
      states: v.parse(v.array(stateSchema), providerStates),
      operation: operation?.name ?? path,
      isGraphQl: operation !== undefined,
      values: listValueNames(interaction).filter((name) => name !== "idToken"),
      fixedPlaces: listFixedPlaces(response),
      responses: classifyResponse(response.status, received),
      isAccepted: response.status < 400 && !hasErrors,
      variables: operation?.variables ?? Object.fromEntries(form),
      fileName: /filename="([^"]+)"/.exec(sent ?? "")?.[1],
      errorFields: [...JSON.stringify(received ?? {}).matchAll(/"field":"([^"]+)"/g)].map(
        ([, field = ""]) => field,
      ),
    };
  });
}
