import * as v from "valibot";
import { recordedParameters } from "../scenarios/recordedScenario.ts";
import { countries } from "../seeds/countries/countrySeeds.ts";
import type { Json } from "./contract/shape.ts";

const recordingVersion = 1;

const jsonSchema: v.GenericSchema<Json> = v.lazy(() =>
  v.union([
    v.null(),
    v.boolean(),
    v.number(),
    v.string(),
    v.array(jsonSchema),
    v.record(v.string(), jsonSchema),
  ]),
);

const callSchema = v.strictObject({
  operation: v.string(),
  signedIn: v.boolean(),
  variables: v.record(v.string(), jsonSchema),
  status: v.number(),
  /** Codes of the GraphQL errors. */
  codes: v.array(v.string()),
  /** `data` of a GraphQL response, or a REST response's body; null if there is none. */
  data: jsonSchema,
  /** Why the mock server cannot be expected to respond alike. */
  notCompared: v.exactOptional(v.string()),
});

/**
 * A session with a real backend, without the data of persons: the calls of the portal, and the parameters of a scenario whose
 * world resembles that of the backend.
 */
export const recordingSchema = v.strictObject({
  recording: v.literal(recordingVersion, `must be ${recordingVersion}: the file is from another version.`),
  country: v.picklist(countries),
  scenario: v.literal("recorded"),
  parameters: recordedParameters,
  calls: v.array(callSchema),
});

export type Recording = v.InferInput<typeof recordingSchema>;
export type RecordedCall = v.InferOutput<typeof callSchema>;
export { recordingVersion };
