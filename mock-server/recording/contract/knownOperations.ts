import { readFileSync } from "node:fs";
import { type DocumentNode, type GraphQLSchema, parse, print, validate } from "graphql";
import { loadSchema, type ServiceName, serviceNames } from "../../../schema/services.ts";
import { createDataShape } from "./graphQlShape.ts";
import { createRestShapes } from "./restShape.ts";
import type { Shape } from "./shape.ts";

/** One of the portal's operations. For REST the name is the method and path, such as `GET /api/campaigns`. */
export interface KnownOperation {
  name: string;
  service: ServiceName | "rest";
  /** The shape of `data`, or of the whole body of a REST response. */
  shape: Shape;
  /** Of a GraphQL operation. */
  graphQl?: { text: string; document: DocumentNode; schema: GraphQLSchema };
}

/** The portal's operations by name, see `schema/operations.json`. Only these are recorded. */
export function loadKnownOperations(): ReadonlyMap<string, KnownOperation> {
  const file = new URL("../../../schema/operations.json", import.meta.url);
  const texts: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, "utf8"));
  const schemas = serviceNames.map((service) => ({ service, schema: loadSchema(service) }));
  const graphQl = Object.entries(texts).map(([name, text]): KnownOperation => {
    const document = parse(text, { noLocation: true });
    const found = schemas.find(({ schema }) => validate(schema, document).length === 0);
    if (!found) throw new Error(`No schema has the operation ${name}. Run "npm run generate".`);
    const { service, schema } = found;
    const shape = createDataShape(schema, document);
    return { name, service, shape, graphQl: { text, document, schema } };
  });
  const rest = [...createRestShapes()].map(
    ([path, shape]): KnownOperation => ({ name: `GET ${path}`, service: "rest", shape }),
  );
  return new Map([...graphQl, ...rest].map((operation) => [operation.name, operation]));
}

/** Finds a GraphQL operation by its document, whatever its layout. */
export function findByDocument(
  operations: ReadonlyMap<string, KnownOperation>,
  query: string,
): KnownOperation | undefined {
  try {
    const document = parse(query, { noLocation: true });
    const text = print(document);
    return [...operations.values()].find(({ graphQl }) => graphQl?.text === text);
  } catch {
    return undefined;
  }
}
