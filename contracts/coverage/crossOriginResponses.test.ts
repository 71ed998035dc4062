import { expect, it } from "vitest";
import { committedPactsFolder, readPactFiles } from "../pact/pactFiles.ts";
import { readPactInteractions } from "../pact/pactInteractions.ts";

// The main API is at the portal's own origin.
it.each(readPactFiles(committedPactsFolder).filter(({ provider }) => !provider.startsWith("main-api")))(
  "the pact with $provider requires the CORS header of each response",
  ({ text }) => {
    const interactions = readPactInteractions(text);
    const hidden = interactions.filter(
      ({ response }) => !("Access-Control-Allow-Origin" in response.headers),
    );
    expect(interactions.length).toBeGreaterThan(0);
    expect(hidden.map(({ description }) => description)).toEqual([]);
  },
);
