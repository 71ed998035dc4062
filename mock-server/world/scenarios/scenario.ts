import * as v from "valibot";
import type { Seeder } from "../seeds/seeder.ts";

type Fill = (seeder: Seeder) => void;

/** A named way to fill a world, in any country. */
export interface Scenario<Schema extends v.GenericSchema = v.GenericSchema> {
  /** What there is in it, in one sentence. */
  readonly description: string;
  /** What may be said beyond the name. */
  readonly parameters: Schema;
  /** Checks parameters from outside; wrong ones are a `ScenarioError` that says what they must be. */
  plan(parameters: unknown): Fill;
}

/** Something wrong with the name or the parameters of a scenario; the message says what was expected. */
export class ScenarioError extends RangeError {
  override name = "ScenarioError";
}

/** A scenario whose parameters follow a schema. */
export function scenarioWith<Schema extends v.GenericSchema>(
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

/** A scenario that takes no parameters. */
export function scenario(definition: { description: string; build: Fill }): Scenario<typeof noParameters> {
  return scenarioWith(noParameters, definition);
}

/** A whole number from `least` to `most`, `usual` where nothing is said. */
export function count(usual: number, least: number, most: number) {
  const expected = `must be a whole number from ${least} to ${most}.`;
  return v.optional(
    v.pipe(v.number(expected), v.integer(expected), v.minValue(least, expected), v.maxValue(most, expected)),
    usual,
  );
}

/** One of the given names. */
export function oneOf<const Names extends readonly string[]>(names: Names) {
  return v.picklist(names, `must be one of ${names.join(", ")}.`);
}
