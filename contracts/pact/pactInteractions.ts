import * as v from "valibot";
import { exampleValues, formExampleId } from "./stateValues.ts";

const generators = v.optional(v.record(v.string(), v.object({ expression: v.optional(v.string()) })), {});

/** The rules by JSONPath. */
const rules = v.record(v.string(), v.object({ matchers: v.array(v.object({ match: v.string() })) }));
const bodySchema = v.object({ content: v.unknown(), contentType: v.string(), encoded: v.unknown() });
const interactionSchema = v.object({
  description: v.string(),
  providerStates: v.optional(v.array(v.object({ name: v.string(), params: v.optional(v.unknown()) })), []),
  request: v.looseObject({ method: v.string(), path: v.string(), body: v.optional(bodySchema) }),
  response: v.looseObject({
    status: v.number(),
    headers: v.optional(v.record(v.string(), v.unknown()), {}),
    body: v.optional(bodySchema),
    generators: v.optional(v.object({ body: generators }), {}),
    matchingRules: v.optional(v.object({ body: v.optional(rules, {}) }), {}),
  }),
});

export type PactInteraction = v.InferOutput<typeof interactionSchema>;

/** The interactions of a pact of version 4, given as JSON, in the order in which the Verifier takes them. */
export function readPactInteractions(pact: string): PactInteraction[] {
  return v.parse(v.object({ interactions: v.array(interactionSchema) }), JSON.parse(pact)).interactions;
}

export const namePattern = /\$\{(\w+)\}/g;

/** Matches an example that the operation of an upload contains as a value: a quoted text, a number, or a UUID. */
export function createExamplePattern(example: string): RegExp {
  const forms = [example.replaceAll(/\W/g, "\\$&"), formExampleId(example, "UUID")];
  return new RegExp(`(?<=[:,[])("?)(?:${forms.join("|")})\\1(?=[,}\\]])`, "g");
}

/** The names of the state's values that an interaction needs. It contains them as expressions, an upload as examples. */
export function listValueNames({ request: sent, response }: Pick<PactInteraction, "request" | "response">) {
  const { content, encoded } = sent.body ?? {};
  const upload = encoded === "base64" ? Buffer.from(String(content), "base64").toString("latin1") : "";
  const names = [...JSON.stringify([sent, response]).matchAll(namePattern)].flatMap(([, name]) => name ?? []);
  const examples = Object.entries(exampleValues).filter(([, example]) =>
    createExamplePattern(example).test(upload),
  );
  return [...new Set([...names, ...examples.map(([name]) => name)])];
}

/** The values that a response repeats, by their JSONPaths. */
export function listRepeatedValues({ generators }: PactInteraction["response"]) {
  const expressions = Object.entries(generators.body).map(
    ([path, { expression }]) => [path, expression] as const,
  );
  return Object.fromEntries(expressions.filter(([, expression]) => expression !== undefined));
}

/** The JSONPaths of a response's values that the pact or the state fixes. */
export function listFixedPlaces(response: PactInteraction["response"]): string[] {
  const rules = Object.entries(response.matchingRules.body);
  const equal = rules.filter(([, { matchers }]) => matchers.some(({ match }) => match === "equality"));
  return [...Object.keys(listRepeatedValues(response)), ...equal.map(([path]) => path)];
}
