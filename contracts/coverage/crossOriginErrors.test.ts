import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { committedPactsFolder, readPactFiles } from "../pactFiles.ts";

const pactSchema = v.object({
  interactions: v.array(
    v.object({
      description: v.string(),
      response: v.object({
        status: v.number(),
        headers: v.optional(v.record(v.string(), v.unknown()), {}),
        body: v.optional(v.object({ content: v.unknown() })),
      }),
    }),
  ),
});

const pacts = readPactFiles(committedPactsFolder).map(({ provider, text }) => {
  const { interactions } = v.parse(pactSchema, JSON.parse(text));
  const errors = interactions.filter(
    ({ response: { status, body } }) =>
      status >= 400 || v.is(v.object({ errors: v.unknown() }), body?.content),
  );
  return { provider, errors };
});

// The main API has the portal's own origin.
describe.each(pacts.filter(({ provider }) => provider !== "main-api"))(
  "The pact with $provider",
  ({ errors }) => {
    it("requires the CORS header of each error response", () => {
      expect(errors.length).toBeGreaterThan(0);
      const hidden = errors.filter(({ response }) => !("Access-Control-Allow-Origin" in response.headers));
      expect(hidden.map(({ description }) => description)).toEqual([]);
    });
  },
);
