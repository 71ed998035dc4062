import { buildASTSchema, type DocumentNode, type OperationTypeNode, parse } from "graphql";
import { createOperations } from "./documentPlugin.ts";
import { loadDocuments, loadPortalView, loadSchema, type ServiceName, serviceNames } from "./services.ts";
import { printSelection, type Shape } from "./shape.ts";

export interface PortalOperation {
  service: ServiceName;
  name: string;
  operation: OperationTypeNode;
  /** The field of Query or Mutation that it selects. */
  rootField: string;
  /** What it selects. */
  shape: Shape;
  /** The operation as the portal sends it, without fragments. */
  document: DocumentNode;
  /** Its module that is generated, below the project's folder. */
  file: string;
}

/** All operations of the portal, read from its `.graphql` files. */
export function loadPortalOperations(): PortalOperation[] {
  return serviceNames.flatMap((service) => {
    const schemas = { view: buildASTSchema(loadPortalView(service)), schema: loadSchema(service) };
    return createPortalOperations(service, loadDocuments(service), schemas);
  });
}

/** The operations of a service's documents. */
export function createPortalOperations(
  service: ServiceName,
  documents: DocumentNode,
  schemas: Parameters<typeof createOperations>[1],
): PortalOperation[] {
  return createOperations(documents, schemas).map(({ node, name, header, shape }) => ({
    service,
    name,
    operation: node.operation,
    rootField: Object.keys(shape)[0]?.split(/\W/)[0] ?? "",
    shape,
    document: parse(header + printSelection(shape), { noLocation: true }),
    file: node.loc?.source.name.replace(/\.graphql$/, ".generated.ts") ?? "",
  }));
}
