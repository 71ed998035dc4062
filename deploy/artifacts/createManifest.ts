import { createHash } from "node:crypto";
import {
  type DocumentNode,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isInputObjectType,
  type OperationTypeNode,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { loadService, type ServiceName, serviceNames } from "../../schema/services.ts";

/** The facts of an operation for a backend team, which may register the document or ask who uses a field. */
interface ManifestOperation {
  name: string;
  service: ServiceName;
  type: OperationTypeNode;
  /** The hash of the document in UTF-8. */
  sha256: string;
  /** The text that browsers send. */
  document: string;
  /** Schema coordinates such as `Query.projects`. All fields of the inputs are here too, since variables may have them. */
  fields: string[];
  /** Schema coordinates such as `Query.projects(take:)`. */
  arguments: string[];
}

/** All operations that a version of the portal sends. */
export function createManifest(version: string): { version: string; operations: ManifestOperation[] } {
  const operations = serviceNames.map(loadService).flatMap(({ name: service, schema, operations }) =>
    operations.map(({ name, type, text, document }) => ({
      name,
      service,
      type,
      sha256: createHash("sha256").update(text).digest("hex"),
      document: text,
      ...listCoordinates(schema, document),
    })),
  );
  return { version, operations };
}

function listCoordinates(schema: GraphQLSchema, document: DocumentNode) {
  const [fields, args] = [new Set<string>(), new Set<string>()];
  const addInputFields = (input: GraphQLType | undefined) => {
    const type = getNamedType(input);
    if (!isInputObjectType(type)) return;
    for (const field of Object.values(type.getFields()))
      if (!fields.has(String(field))) addInputFields(fields.add(String(field)) && field.type);
  };
  const typeInfo = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(typeInfo, {
    Field: () => void fields.add(String(typeInfo.getFieldDef())),
    Argument: () => void args.add(String(typeInfo.getArgument())),
    VariableDefinition: ({ type }) => addInputFields(typeFromAST(schema, type)),
    ObjectField: ({ name }) =>
      void fields.add(`${getNamedType(typeInfo.getParentInputType())}.${name.value}`),
  });
  visit(document, visitor);
  return { fields: [...fields].toSorted(), arguments: [...args].toSorted() };
}
