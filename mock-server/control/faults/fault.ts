import * as v from "valibot";
import { problemCodes } from "../../identity/problemsOnDemand.ts";
import { serviceNames } from "../journal/journal.ts";

const positive = (name: string) =>
  v.pipe(
    v.number(`${name} must be a number.`),
    v.integer(`${name} must be whole.`),
    v.minValue(0, `${name} must be 0 or more.`),
  );

const graphqlProblem = v.strictObject({
  message: v.string("message must be a text."),
  /** Comes as `extensions.code`. */
  code: v.optional(v.string()),
  /** Comes as `extensions.field`. */
  field: v.optional(v.string()),
});

const longestLatency = 600_000;
const latency = v.pipe(
  positive("milliseconds"),
  v.maxValue(longestLatency, `milliseconds must be ${longestLatency} or less.`),
);
const expectedLatency = `milliseconds must be a whole number from 0 to ${longestLatency}, or two of them, the lesser first.`;

/** What a fault does to a call. */
const effect = v.variant("kind", [
  v.strictObject({
    /** Answers later by so many milliseconds, or by a number from the range, drawn from the world's seed. */
    kind: v.literal("latency"),
    milliseconds: v.union(
      [
        latency,
        v.pipe(
          v.strictTuple([latency, latency]),
          v.check(([least, most]) => least <= most, expectedLatency),
        ),
      ],
      expectedLatency,
    ),
  }),
  v.strictObject({
    /** Answers with a status and no data. */
    kind: v.literal("status"),
    status: v.pipe(
      v.number("status must be a number."),
      v.integer("status must be whole."),
      v.minValue(400, "status must be 400 to 599."),
      v.maxValue(599, "status must be 400 to 599."),
    ),
    /** JSON body; without one the answer has no body. */
    body: v.optional(v.record(v.string(), v.unknown())),
  }),
  v.strictObject({
    /** Answers with GraphQL errors and no data. */
    kind: v.literal("graphqlErrors"),
    errors: v.pipe(v.array(graphqlProblem), v.minLength(1, "errors needs at least one entry.")),
  }),
  v.strictObject({
    /** Makes one field of the answer null and, where it is given, adds an error with its path. */
    kind: v.literal("partialData"),
    /** Keys and indexes joined by dots, for example `projects.items.0.activeRequest`. */
    path: v.pipe(v.string("path must be a text."), v.minLength(1, "path must not be empty.")),
    /** Without one the field is null and nothing says why. */
    error: v.optional(graphqlProblem),
  }),
  /** Answers 200 with `data: null`. */
  v.strictObject({ kind: v.literal("nullData") }),
  /** Answers 401, as if the token were refused. */
  v.strictObject({ kind: v.literal("unauthorized") }),
  /** Ends the connection without an answer. */
  v.strictObject({ kind: v.literal("reset") }),
  /** Ends the connection in the middle of the answer. */
  v.strictObject({ kind: v.literal("truncated") }),
  /** Answers with a body that is no JSON. */
  v.strictObject({ kind: v.literal("malformed") }),
  v.strictObject({
    /** Reads the request's body no faster than this. */
    kind: v.literal("slowUpload"),
    bytesPerSecond: v.pipe(positive("bytesPerSecond"), v.minValue(1, "bytesPerSecond must be 1 or more.")),
  }),
  v.strictObject({
    /** Reads so many bytes of the request's body and ends the connection without an answer; shorter bodies are answered. */
    kind: v.literal("cutUpload"),
    afterBytes: v.pipe(positive("afterBytes"), v.minValue(1, "afterBytes must be 1 or more.")),
  }),
  v.strictObject({
    /** Makes the provider answer with one of its codes, in a redirect from authorize and as JSON from token. */
    kind: v.literal("provider"),
    code: v.pipe(
      v.string("code must be a text."),
      v.check((code) => problemCodes.includes(code), `code must be one of ${problemCodes.join(", ")}.`),
    ),
  }),
]);

/** A fault as it is asked for. With several of operation, path and service, all must fit. */
export const faultRequest = v.pipe(
  v.strictObject({
    /** Name of a GraphQL operation, for example `Projects`. */
    operation: v.optional(v.string("operation must be a text.")),
    /** The call's path, or its beginning where it ends in `*`. */
    path: v.optional(v.string("path must be a text.")),
    service: v.optional(v.picklist(serviceNames, `service must be one of ${serviceNames.join(", ")}.`)),
    effect,
    /** For so many calls; until it is removed where nothing is said. */
    calls: v.optional(v.pipe(positive("calls"), v.minValue(1, "calls must be 1 or more."))),
  }),
  v.check(
    ({ operation, path, service }) => operation !== undefined || path !== undefined || service !== undefined,
    "A fault needs an operation, a path or a service.",
  ),
);

export type FaultRequest = v.InferOutput<typeof faultRequest>;
export type FaultEffect = FaultRequest["effect"];
