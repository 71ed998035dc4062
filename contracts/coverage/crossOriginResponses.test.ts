import * as v from "valibot";
import { expect, it } from "vitest";
import { committedPactsFolder, readPactFiles } from "../pactFiles.ts";

const pactSchema = v.object({
  interactions: v.array(
    v.object({
      description: v.string(),
      response: v.object({ headers: v.optional(v.record(v.string(), v.unknown()), {}) }),
    }),
  ),
});

// The main API has the portal's own origin.
it.each(readPactFiles(committedPactsFolder).filter(({ provider }) => provider !== "main-api"))(
  "the pact with $provider requires the CORS header of each response",
  ({ text }) => {
    const { interactions } = v.parse(pactSchema, JSON.parse(text));
    const hidden = interactions.filter(
      ({ response }) => !("Access-Control-Allow-Origin" in response.headers),
    );
    expect(interactions.length).toBeGreaterThan(0);
    expect(hidden.map(({ description }) => description)).toEqual([]);
  },
);
