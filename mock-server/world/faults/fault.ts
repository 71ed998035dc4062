import * as v from "valibot";
import { providerErrorCodes } from "#rules/providerErrors.ts";
import { serviceNames } from "../journal/journalEntry.ts";

/** A whole number, 0 or more unless `min` is given. The first example of a field is the one that the console suggests. */
const integer = (name: string, description: string, min = 0) =>
  v.pipe(
    v.number(`${name} must be a number.`),
    v.integer(`${name} must be whole.`),
    v.minValue(min, `${name} must be ${min} or more.`),
    v.description(description),
  );

const describedText = (description: string) => v.optional(v.pipe(v.string(), v.description(description)));

const graphQlErrorSchema = v.strictObject({
  message: v.string("message must be a text."),
  code: describedText("Comes as `extensions.code`."),
  field: describedText("Comes as `extensions.field`."),
});

const errorExample = { message: "Something went wrong.", code: "VALIDATION_FAILED" };

const maxLatency = 600_000;
const latencySchema = v.pipe(
  integer("milliseconds", "Milliseconds."),
  v.maxValue(maxLatency, `milliseconds must be ${maxLatency} or less.`),
);
const expectedLatency = `milliseconds must be a whole number from 0 to ${maxLatency}, or two of them, the lesser first.`;

/** An effect without settings. */
const plainEffect = <Kind extends string>(kind: Kind, description: string) =>
  v.pipe(v.strictObject({ kind: v.literal(kind) }), v.description(description));

const effectSchema = v.variant("kind", [
  v.pipe(
    v.strictObject({
      kind: v.literal("latency"),
      milliseconds: v.pipe(
        v.union(
          [
            latencySchema,
            v.pipe(
              v.strictTuple([latencySchema, latencySchema]),
              v.check(([least, most]) => least <= most, expectedLatency),
            ),
          ],
          expectedLatency,
        ),
        v.description("Milliseconds, or the least and the most of a random delay."),
        v.examples([2000, [500, 5000]]),
      ),
    }),
    v.description("Delays the response."),
  ),
  v.pipe(
    v.strictObject({
      kind: v.literal("status"),
      status: v.pipe(
        v.number("status must be a number."),
        v.integer("status must be whole."),
        v.minValue(400, "status must be 400 to 599."),
        v.maxValue(599, "status must be 400 to 599."),
        v.examples([503]),
      ),
      body: v.optional(
        v.pipe(v.record(v.string(), v.unknown()), v.description("JSON body. Default: no body.")),
      ),
    }),
    v.description("Responds with a status and no data."),
  ),
  v.pipe(
    v.strictObject({
      kind: v.literal("graphqlErrors"),
      errors: v.pipe(
        v.array(graphQlErrorSchema),
        v.minLength(1, "errors needs at least one entry."),
        v.examples([[errorExample]]),
      ),
    }),
    v.description("Responds with GraphQL errors and no data."),
  ),
  v.pipe(
    v.strictObject({
      kind: v.literal("partialData"),
      path: v.pipe(
        v.string("path must be a text."),
        v.minLength(1, "path must not be empty."),
        v.description("Keys and indexes joined by dots."),
        v.examples(["projects.items.0.activeRequest"]),
      ),
      error: v.optional(v.pipe(graphQlErrorSchema, v.examples([errorExample]))),
    }),
    v.description(
      "Sets one field of the response to null and adds the error, if one is given, with its path.",
    ),
  ),
  plainEffect("nullData", "Responds with 200 and `data: null`."),
  plainEffect("unauthorized", "Responds with 401, as for an invalid token."),
  plainEffect("mock", "Answers from the world, where other requests go to the backend of PORTAL_BACKEND."),
  plainEffect("reset", "Closes the connection without a response."),
  plainEffect("truncated", "Closes the connection in the middle of the response."),
  plainEffect("malformed", "Responds with invalid JSON."),
  v.pipe(
    v.strictObject({
      kind: v.literal("slowUpload"),
      bytesPerSecond: v.pipe(integer("bytesPerSecond", "Of the body.", 1), v.examples([50_000])),
    }),
    v.description("Limits how fast the request body is read."),
  ),
  v.pipe(
    v.strictObject({
      kind: v.literal("cutUpload"),
      afterBytes: v.pipe(integer("afterBytes", "Shorter bodies pass.", 1), v.examples([100_000])),
    }),
    v.description("Closes the connection in the middle of the request body."),
  ),
  v.pipe(
    v.strictObject({
      kind: v.literal("provider"),
      code: v.picklist(providerErrorCodes, `code must be one of ${providerErrorCodes.join(", ")}.`),
    }),
    v.description(
      "Makes the sign-in provider respond with an error code: in the redirect of authorize, as JSON of token.",
    ),
  ),
]);

const faultFields = v.strictObject({
  operation: v.optional(
    v.pipe(
      v.string("operation must be a text."),
      v.description("Name of a GraphQL operation such as Projects."),
    ),
  ),
  path: v.optional(
    v.pipe(
      v.string("path must be a text."),
      v.description("Path, or its beginning with a * at the end, such as /api/*."),
    ),
  ),
  service: v.optional(v.picklist(serviceNames, `service must be one of ${serviceNames.join(", ")}.`)),
  effect: v.pipe(effectSchema, v.metadata({ ref: "FaultEffect" })),
  calls: v.optional(integer("calls", "Number of requests. Default: until it is removed.", 1)),
});

export const faultRequestSchema = v.pipe(
  faultFields,
  v.check(
    ({ operation, path, service }) => operation !== undefined || path !== undefined || service !== undefined,
    "A fault needs an operation, a path or a service.",
  ),
  v.description(
    "A request must match operation, path and service, as far as they are given; one of them is required.",
  ),
);

/** A fault of a world. */
export const faultSchema = v.pipe(
  v.strictObject({
    ...faultFields.entries,
    id: v.string(),
    hits: integer("hits", "Number of requests it was applied to."),
  }),
  v.metadata({ ref: "Fault" }),
);

export type FaultRequest = v.InferOutput<typeof faultRequestSchema>;
export type FaultEffect = FaultRequest["effect"];
export type Fault = v.InferOutput<typeof faultSchema>;
