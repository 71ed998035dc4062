import * as v from "valibot";
import { loadOpenApi } from "#schema/services.ts";
import { committedPactsFolder, readPactFiles } from "../pactFiles.ts";
import { type Interaction, readInteractions } from "./interaction.ts";

/** The interactions of all committed pacts. */
export async function readCommittedInteractions(): Promise<Interaction[]> {
  const pacts = readPactFiles(committedPactsFolder);
  const interactions = await Promise.all(pacts.map(({ text }) => readInteractions(JSON.parse(text))));
  return interactions.flat();
}

/** Method and path of each operation in the OpenAPI document. */
export function readRestOperations(): string[] {
  const schema = v.object({
    servers: v.tuple([v.object({ url: v.string() })]),
    paths: v.record(v.string(), v.record(v.string(), v.unknown())),
  });
  const { servers, paths } = v.parse(schema, loadOpenApi());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${servers[0].url}${path}`),
  );
}
