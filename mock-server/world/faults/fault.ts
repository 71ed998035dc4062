import * as v from "valibot";
import { providerErrorCodes } from "#rules/providerErrors.ts";
import { integerSchema, oneOfSchema, textSchema } from "../inputSchemas.ts";
import { serviceNames } from "../journal/journalEntry.ts";

const describedText = (description: string) => v.optional(v.pipe(v.string(), v.description(description)));

const graphQlErrorSchema = v.strictObject({
  message: textSchema,
  code: describedText("Comes as `extensions.code`."),
  field: describedText("Comes as `extensions.field`."),
});

const errorExample = { message: "Something went wrong.", code: "VALIDATION_FAILED" };

const createEffect = <const Kind extends string, Settings extends v.ObjectEntries>(
  kind: Kind,
  description: string,
  settings: Settings,
) => v.pipe(v.strictObject({ kind: v.literal(kind), ...settings }), v.description(description));

const effectSchema = v.variant("kind", [
  createEffect("latency", "Delays the response.", {
    milliseconds: v.pipe(integerSchema(0, 600_000), v.examples([2000])),
  }),
  createEffect("status", "Responds with a status and no data.", {
    status: v.pipe(integerSchema(400, 599), v.examples([503])),
    body: v.optional(
      v.pipe(v.record(v.string(), v.unknown()), v.description("JSON body. Default: no body.")),
    ),
  }),
  createEffect("graphqlErrors", "Responds with GraphQL errors and no data.", {
    errors: v.pipe(
      v.array(graphQlErrorSchema),
      v.minLength(1, "needs at least one entry."),
      v.examples([[errorExample]]),
    ),
  }),
  createEffect(
    "partialData",
    "Sets one field of the response to null and adds the error, if one is given, with its path.",
    {
      path: v.pipe(
        textSchema,
        v.minLength(1, "must not be empty."),
        v.description("Keys and indexes joined by dots."),
        v.examples(["projects.items.0.activeRequest"]),
      ),
      error: v.optional(v.pipe(graphQlErrorSchema, v.examples([errorExample]))),
    },
  ),
  createEffect("nullData", "Responds with 200 and `data: null`.", {}),
  createEffect("unauthorized", "Responds with 401, as for an invalid token.", {}),
  createEffect(
    "mock",
    "Answers from the world, where other requests go to the backend of PORTAL_BACKEND.",
    {},
  ),
  createEffect("reset", "Closes the connection without a response.", {}),
  createEffect("truncated", "Closes the connection in the middle of the response.", {}),
  createEffect("malformed", "Responds with invalid JSON.", {}),
  createEffect("slowUpload", "Limits how fast the request body is read.", {
    bytesPerSecond: v.pipe(integerSchema(1), v.description("Of the body."), v.examples([50_000])),
  }),
  createEffect("cutUpload", "Closes the connection in the middle of the request body.", {
    afterBytes: v.pipe(integerSchema(1), v.description("Shorter bodies pass."), v.examples([100_000])),
  }),
  createEffect(
    "provider",
    "Makes the sign-in provider respond with an error code: in the redirect of authorize, as JSON of token.",
    { code: oneOfSchema(providerErrorCodes) },
  ),
]);

const faultFields = v.strictObject({
  operation: v.optional(v.pipe(textSchema, v.description("Name of a GraphQL operation such as Projects."))),
  path: v.optional(
    v.pipe(textSchema, v.description("Path, or its beginning with a * at the end, such as /api/*.")),
  ),
  service: v.optional(oneOfSchema(serviceNames)),
  effect: v.pipe(effectSchema, v.metadata({ ref: "FaultEffect" })),
  calls: v.optional(
    v.pipe(integerSchema(1), v.description("Number of requests. Default: until it is removed.")),
  ),
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
    hits: v.pipe(v.number(), v.integer(), v.description("Number of requests it was applied to.")),
  }),
  v.metadata({ ref: "Fault" }),
);

export type FaultRequest = v.InferOutput<typeof faultRequestSchema>;
export type FaultEffect = FaultRequest["effect"];
export type Fault = v.InferOutput<typeof faultSchema>;
