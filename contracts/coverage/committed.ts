import { readdirSync, readFileSync } from "node:fs";
import { buildSchema, type GraphQLSchema } from "graphql";
import * as v from "valibot";
import { parse } from "yaml";
import { type Interaction, interactionsOf } from "./interaction.ts";

const pactFolder = new URL("../pacts/", import.meta.url);
const schemaFolder = new URL("../../schema/", import.meta.url);

/** The services that speak GraphQL, as their folders are called. */
const services = ["main", "registration"] as const;

/** All interactions of the committed pacts. */
export async function committedInteractions(): Promise<Interaction[]> {
  const files = readdirSync(pactFolder).toSorted();
  const pacts = files.map((file) =>
    interactionsOf(JSON.parse(readFileSync(new URL(file, pactFolder), "utf8"))),
  );
  return (await Promise.all(pacts)).flat();
}

/** The portal's documents by the names of their operations. */
export function committedDocuments(): Record<string, string> {
  const file = readFileSync(new URL("operations.json", schemaFolder), "utf8");
  return v.parse(v.record(v.string(), v.string()), JSON.parse(file));
}

/** The services' schemas by name. */
export function committedSchemas(): Map<string, GraphQLSchema> {
  return new Map(services.map((service) => [service, schemaIn(new URL(`${service}/`, schemaFolder))]));
}

function schemaIn(folder: URL): GraphQLSchema {
  const files = readdirSync(folder).toSorted();
  return buildSchema(files.map((file) => readFileSync(new URL(file, folder), "utf8")).join("\n"));
}

/** Method and path of each call that the OpenAPI document has. */
export function committedRestCalls(): string[] {
  const schema = v.object({
    servers: v.tuple([v.object({ url: v.string() })]),
    paths: v.record(v.string(), v.record(v.string(), v.unknown())),
  });
  const file = readFileSync(new URL("rest/openapi.yaml", schemaFolder), "utf8");
  const { servers, paths } = v.parse(schema, parse(file));
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${servers[0].url}${path}`),
  );
}
