import { globSync } from "node:fs";
import { type DocumentNode, getOperationAST, parse } from "graphql";
import { GraphQlDocument } from "../src/api/graphQlDocument.ts";
import { getDocumentService, type ServiceName } from "./services.ts";

export interface PortalOperation {
  service: ServiceName;
  name: string;
  document: DocumentNode;
  /** The module of the document, below the project's folder. */
  file: string;
}

const root = new URL("../", import.meta.url);
const documentModules = globSync("src/**/*.generated.ts", { cwd: root }).toSorted();

/**
 * All operations of the portal with their fragments. They are read from the modules that `npm run generate` writes beside
 * the `.graphql` files.
 */
export const portalOperations: readonly PortalOperation[] = (
  await Promise.all(
    documentModules.map(async (file) => {
      const exports: Record<string, unknown> = await import(new URL(file, root).href);
      return Object.values(exports).flatMap((value) => parsePortalOperation(file, value));
    }),
  )
).flat();

/** Empty for an export that is no document. */
function parsePortalOperation(file: string, value: unknown): PortalOperation[] {
  if (!(value instanceof GraphQlDocument)) return [];
  const document = parse(value.toString(), { noLocation: true });
  const name = getOperationAST(document)?.name?.value;
  return name === undefined ? [] : [{ service: getDocumentService(file), name, document, file }];
}
