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

type Schema = v.GenericSchema & {
  wrapped?: Schema;
  default?: unknown;
  options?: readonly string[];
  pipe?: readonly {
    type: string;
    requirement?: unknown;
    description?: string;
    examples?: readonly unknown[];
  }[];
};

const types: Record<string, ScenarioParameter["type"]> = {
  picklist: "choice",
  boolean: "switch",
  number: "number",
  string: "text",
};

/** Describes the parameters of a scenario, or the fields of another object, from their schemas. */
export function describeParameters({ entries }: { entries: object }): ScenarioParameter[] {
  return Object.entries(entries).map(([name, schema]) => ({ name, ...describeSchema(schema) }));
}

function describeSchema(schema: Schema): Omit<ScenarioParameter, "name"> {
  const findStep = (kind: string) => schema.pipe?.find((step) => step.type === kind);
  const description = findStep("description")?.description;
  if (schema.wrapped) {
    const value = schema.default;
    const isPlain = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    const { example, ...described } = describeSchema(schema.wrapped);
    return {
      ...described,
      ...(example !== undefined && { placeholder: example }),
      ...(isPlain && { default: value }),
      ...(description !== undefined && { description }),
    };
  }
  const type = types[schema.type] ?? "json";
  const [min, max] = [findStep("min_value")?.requirement, findStep("max_value")?.requirement];
  const example = findStep("examples")?.examples?.[0];
  return {
    type,
    ...(type === "choice" && schema.options && { options: [...schema.options] }),
    ...(typeof min === "number" && { min }),
    ...(typeof max === "number" && { max }),
    ...(example !== undefined && { example }),
    ...(description !== undefined && { description }),
  };
}
