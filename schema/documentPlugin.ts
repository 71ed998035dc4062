import type { GraphQLSchema } from "graphql";
import type { Operation } from "./operations.ts";
import { loadService, serviceNames } from "./services.ts";

/** A plugin of GraphQL Code Generator. It prints each operation of a file as a `GraphQlDocument`, with the selection as its shape. */
export function plugin(
  _view: GraphQLSchema,
  documents: readonly { location?: string }[],
): { prepend: string[]; content: string } {
  const [{ location = "" } = {}] = documents;
  const content = serviceNames
    .flatMap((service) => loadService(service).operations)
    .filter(({ file }) => location.replaceAll("\\", "/").endsWith(file))
    .map(printDocument)
    .join("\n");
  return { prepend: content ? ["import { GraphQlDocument } from '#api/graphQlDocument.ts';"] : [], content };
}

function printDocument({ type, name, header, shape, idShape }: Operation): string {
  const kind = type === "query" ? "Query" : "Mutation";
  const args = [header, shape, ...(idShape ? [idShape] : [])].map((it) => JSON.stringify(it));
  return `export const ${name}Document = new GraphQlDocument<${name}${kind}, ${name}${kind}Variables>(${args.join(", ")});`;
}
