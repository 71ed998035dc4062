import * as v from "valibot";
import { integerSchema } from "../world/inputSchemas.ts";
import type { Seeder } from "./builders/seeder.ts";

type FillWorld = (seeder: Seeder) => void;

/** A named way to fill a world of any country. */
export interface Scenario<Schema extends v.GenericSchema = v.GenericSchema> {
  /** The content of the world in one sentence. */
  readonly description: string;
  readonly parameters: Schema;
  /** Validates parameters and returns a function that fills a world. Throws a `ScenarioError`. */
  plan(parameters: unknown): FillWorld;
}

/** The name or the parameters of a scenario are invalid; the message names the expected values. */
export class ScenarioError extends RangeError {
  override name = "ScenarioError";
}

export function createScenarioWithParameters<Schema extends v.GenericSchema>(
  parameters: Schema,
  definition: { description: string; build(seeder: Seeder, parameters: v.InferOutput<Schema>): void },
): Scenario<Schema> {
  return {
    description: definition.description,
    parameters,
    plan(input) {
      const checked = v.safeParse(parameters, input);
      if (checked.success) return (seeder) => definition.build(seeder, checked.output);
      const problems = checked.issues.map(
        ({ path, message }) => `${path?.map(({ key }) => String(key)).join(".") ?? "parameters"} ${message}`,
      );
      throw new ScenarioError(`parameters: ${problems.join(" ")}`);
    },
  };
}

const noParameters = v.strictObject({}, "must be left out: the scenario takes none.");

export function createScenario(definition: {
  description: string;
  build: FillWorld;
}): Scenario<typeof noParameters> {
  return createScenarioWithParameters(noParameters, definition);
}

/** A parameter with a sentence that the console and `contracts/STATES.md` show. */
export function describeParameter<Schema extends v.GenericSchema>(description: string, schema: Schema) {
  return v.pipe(schema, v.description(description));
}

/** A whole number in a range with a default. */
export function countSchema(defaultCount: number, min: number, max: number) {
  return v.optional(integerSchema(min, max), defaultCount);
}
