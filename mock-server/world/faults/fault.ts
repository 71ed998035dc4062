import * as v from "valibot";
import { providerErrorCodes } from "../../rules/providerErrors.ts";
import { serviceNames } from "../journal/journalEntry.ts";

const nonNegativeInteger = (name: string) =>
  v.pipe(
    v.number(`${name} must be a number.`),
    v.integer(`${name} must be whole.`),
    v.minValue(0, `${name} must be 0 or more.`),
  );

const graphQlErrorSchema = v.strictObject({
  message: v.string("message must be a text."),
  /** Comes as `extensions.code`. */
  code: v.optional(v.string()),
  /** Comes as `extensions.field`. */
  field: v.optional(v.string()),
});

const maxLatency = 600_000;
const latencySchema = v.pipe(
  nonNegativeInteger("milliseconds"),
  v.maxValue(maxLatency, `milliseconds must be ${maxLatency} or less.`),
);
const expectedLatency = `milliseconds must be a whole number from 0 to ${maxLatency}, or two of them, the lesser first.`;

/** What a fault does to a request or its response. */
const effectSchema = v.variant("kind", [
  v.strictObject({
    /** Delays the response by the number, or by one drawn from the range with the fault's seed. */
    kind: v.literal("latency"),
    milliseconds: v.union(
      [
        latencySchema,
        v.pipe(
          v.strictTuple([latencySchema, latencySchema]),
          v.check(([least, most]) => least <= most, expectedLatency),
        ),
      ],
      expectedLatency,
    ),
  }),
  v.strictObject({
    /** Responds with a status and no data. */
    kind: v.literal("status"),
    status: v.pipe(
      v.number("status must be a number."),
      v.integer("status must be whole."),
      v.minValue(400, "status must be 400 to 599."),
      v.maxValue(599, "status must be 400 to 599."),
    ),
    /** JSON body. Default: no body. */
    body: v.optional(v.record(v.string(), v.unknown())),
  }),
  v.strictObject({
    /** Responds with GraphQL errors and no data. */
    kind: v.literal("graphqlErrors"),
    errors: v.pipe(v.array(graphQlErrorSchema), v.minLength(1, "errors needs at least one entry.")),
  }),
  v.strictObject({
    /** Sets one field of the response to null and adds the error, if given, with its path. */
    kind: v.literal("partialData"),
    /** Keys and indexes joined by dots, for example `projects.items.0.activeRequest`. */
    path: v.pipe(v.string("path must be a text."), v.minLength(1, "path must not be empty.")),
    /** Default: no error. */
    error: v.optional(graphQlErrorSchema),
  }),
  /** Responds with 200 and `data: null`. */
  v.strictObject({ kind: v.literal("nullData") }),
  /** Responds with 401, as for an invalid token. */
  v.strictObject({ kind: v.literal("unauthorized") }),
  /** Closes the connection without a response. */
  v.strictObject({ kind: v.literal("reset") }),
  /** Closes the connection in the middle of the response. */
  v.strictObject({ kind: v.literal("truncated") }),
  /** Responds with invalid JSON. */
  v.strictObject({ kind: v.literal("malformed") }),
  v.strictObject({
    /** Limits how fast the request body is read. */
    kind: v.literal("slowUpload"),
    bytesPerSecond: v.pipe(
      nonNegativeInteger("bytesPerSecond"),
      v.minValue(1, "bytesPerSecond must be 1 or more."),
    ),
  }),
  v.strictObject({
    /** Closes the connection after so many bytes of the request body. Shorter bodies pass. */
    kind: v.literal("cutUpload"),
    afterBytes: v.pipe(nonNegativeInteger("afterBytes"), v.minValue(1, "afterBytes must be 1 or more.")),
  }),
  v.strictObject({
    /** Makes the sign-in provider respond with an error code: in the redirect of authorize, as JSON of token. */
    kind: v.literal("provider"),
    code: v.pipe(
      v.string("code must be a text."),
      v.check(
        (code) => providerErrorCodes.includes(code),
        `code must be one of ${providerErrorCodes.join(", ")}.`,
      ),
    ),
  }),
]);

/** A fault to add. A request has to match operation, path and service, as far as they are given. */
export const faultRequestSchema = v.pipe(
  v.strictObject({
    /** Name of a GraphQL operation, for example `Projects`. */
    operation: v.optional(v.string("operation must be a text.")),
    /** Path of the request, or its beginning if it ends with `*`. */
    path: v.optional(v.string("path must be a text.")),
    service: v.optional(v.picklist(serviceNames, `service must be one of ${serviceNames.join(", ")}.`)),
    effect: effectSchema,
    /** Number of requests to apply it to. Default: until it is removed. */
    calls: v.optional(v.pipe(nonNegativeInteger("calls"), v.minValue(1, "calls must be 1 or more."))),
  }),
  v.check(
    ({ operation, path, service }) => operation !== undefined || path !== undefined || service !== undefined,
    "A fault needs an operation, a path or a service.",
  ),
);

export type FaultRequest = v.InferOutput<typeof faultRequestSchema>;
export type FaultEffect = FaultRequest["effect"];
