import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";

/** A parameter of a scenario, described for a form. */
export const parameterSchema = v.strictObject({
  name: v.string(),
  type: v.picklist(["choice", "switch", "number", "text", "json"]),
  options: v.optional(v.pipe(v.array(v.string()), v.description("Values of a choice."))),
  min: v.optional(v.number()),
  max: v.optional(v.number()),
  default: v.optional(
    v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.description("Left out: the scenario decides.")),
  ),
  example: v.optional(v.unknown()),
  placeholder: v.optional(v.pipe(v.unknown(), v.description("An example of what may be left out."))),
  description: v.optional(v.string()),
});

export type ScenarioParameter = v.InferOutput<typeof parameterSchema>;

const types: Record<string, ScenarioParameter["type"]> = {
  boolean: "switch",
  number: "number",
  integer: "number",
  string: "text",
};

/** Describes the parameters of a scenario, or the fields of another object, from their schemas. */
export function describeParameters({ entries }: { entries: v.ObjectEntries }): ScenarioParameter[] {
  const { properties, required } = toJsonSchema(v.strictObject(entries), { errorMode: "ignore" });
  return Object.entries(properties ?? {}).map(([name, property]) => {
    const {
      anyOf,
      enum: options,
      default: value,
      examples,
      minimum,
      maximum,
      description,
    } = Object(property);
    const { type } = anyOf?.[0] ?? Object(property);
    const [example] = examples ?? [];
    return {
      name,
      type: options ? "choice" : (types[type] ?? "json"),
      ...(options && { options }),
      ...(minimum !== undefined && { min: minimum }),
      ...(maximum !== undefined && { max: maximum }),
      ...(value !== undefined && { default: value }),
      ...(example !== undefined && { [required?.includes(name) ? "example" : "placeholder"]: example }),
      ...(description !== undefined && { description }),
    };
  });
}
