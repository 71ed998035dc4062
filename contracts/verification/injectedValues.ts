import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { exampleValues } from "../consumer/stateValues.ts";
import type { PactFile } from "../pactFiles.ts";
import type { ProviderState, StateValues } from "./providerUnderTest.ts";

const generatorSchema = v.union([
  v.object({ type: v.literal("ProviderState"), expression: v.string() }),
  v.object({ type: v.string() }),
]);

const interactionSchema = v.object({
  description: v.string(),
  providerStates: v.optional(v.array(v.object({ name: v.string(), params: v.optional(v.unknown()) })), []),
  request: v.looseObject({
    body: v.optional(v.object({ content: v.unknown(), encoded: v.unknown() })),
  }),
  response: v.object({
    generators: v.optional(v.object({ body: v.optional(v.record(v.string(), generatorSchema), {}) }), {}),
  }),
});

type PactInteraction = v.InferOutput<typeof interactionSchema>;

/** The interactions of a pact, in the order in which Pact verifies them. */
export function readPactInteractions({ text }: PactFile): PactInteraction[] {
  return v.parse(v.object({ interactions: v.array(interactionSchema) }), JSON.parse(text)).interactions;
}

/** Whether an interaction needs a provider state. Pact's library passes states without parameters as an empty object. */
export function hasState({ providerStates }: PactInteraction, { name, parameters }: ProviderState): boolean {
  return providerStates.some(
    (state) => state.name === name && isDeepStrictEqual(state.params ?? {}, parameters ?? {}),
  );
}

const namePattern = /\$\{(\w+)\}/g;

/** The names of the values that an interaction needs of its state, as expressions or as examples in a multipart body. */
export function listValueNames({
  request,
  response,
}: Pick<PactInteraction, "request"> & { response: unknown }): string[] {
  const { content, encoded } = request.body ?? {};
  const multipart = encoded === "base64" ? Buffer.from(String(content), "base64").toString("latin1") : "";
  const expressions = JSON.stringify([request, response]).matchAll(namePattern);
  const names = [...expressions].flatMap(([, name]) => name ?? []);
  const examples = Object.entries(exampleValues).filter(([, example]) => multipart.includes(`"${example}"`));
  return [...new Set([...names, ...examples.map(([name]) => name)])];
}

/** Replaces the examples in a multipart body, for which Pact has no generators. Every byte of its files stays as it is. */
export function injectIntoMultipart(body: Buffer, values: StateValues): Buffer {
  const replaced = Object.entries(exampleValues)
    // An example may begin with another one.
    .toSorted(([, a], [, b]) => b.length - a.length)
    .reduce(
      (text, [name, example]) =>
        text.replaceAll(`"${example}"`, () => JSON.stringify(values[name] ?? example)),
      body.toString("latin1"),
    );
  return Buffer.from(replaced, "latin1");
}

/**
 * Replaces each value of a response that must repeat a value of the state, and does not, by an object that Pact reports:
 * `{expected, actual}`. Pact itself fills in values of requests alone.
 */
export function markOtherValues(body: unknown, { response }: PactInteraction, values: StateValues): unknown {
  return Object.entries(response.generators.body).reduce((marked, [path, generator]) => {
    if (!("expression" in generator)) return marked;
    const expected = generator.expression.replaceAll(namePattern, (_, name: string) => values[name] ?? "");
    return changeAtPath(marked, parsePath(path), (actual) =>
      typeof actual === "string" && actual !== expected ? { expected, actual } : actual,
    );
  }, body);
}

const claimsSchema = v.looseObject({
  iss: v.optional(v.unknown()),
  aud: v.optional(v.unknown()),
  sub: v.optional(v.unknown()),
  exp: v.optional(v.number(), 0),
});

/**
 * The same for an id token, into which Pact cannot look: it must be valid now, of the state's issuer, for its client, and
 * identify its customer, if the state names the subject.
 */
export function markOtherClaims(body: unknown, { issuer, clientId, subject }: StateValues): unknown {
  if (!v.is(v.looseObject({ id_token: v.string() }), body) || issuer === undefined) return body;
  const [, payload = ""] = body.id_token.split(".");
  const { iss, aud, sub, exp } = v.parse(
    claimsSchema,
    JSON.parse(Buffer.from(payload, "base64url").toString()),
  );
  const expected = { iss: issuer, aud: clientId, sub: subject ?? sub, isExpired: false };
  const actual = { iss, aud, sub, isExpired: exp < Date.now() / 1000 };
  return isDeepStrictEqual(actual, expected) ? body : { ...body, id_token: { expected, actual } };
}

/** The keys of a JSONPath as Pact writes it: `$.data.items[0].id`. `[*]` stands for the first item of any number of them. */
function parsePath(path: string): string[] {
  return [...path.replaceAll("[*]", "[0]").matchAll(/\.(\w+)|\[(\d+)\]/g)].map(
    ([, key, index]) => key ?? index ?? "",
  );
}

function changeAtPath(value: unknown, path: readonly string[], change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [
    name,
    name === key ? changeAtPath(inner, rest, change) : inner,
  ]);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
