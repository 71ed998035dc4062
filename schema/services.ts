import {
  buildASTSchema,
  concatAST,
  type DocumentNode,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  parse,
  Source,
} from "graphql";
import { parse as parseYaml } from "yaml";
import { normalizeSdl } from "./normalizeSdl.ts";
import { createOperations, type Operation } from "./operations.ts";
import { createPortalView } from "./portalView.ts";
import { type ProjectFile, readProjectFiles } from "./projectFiles.ts";

/** The GraphQL services that the portal calls, named as the folders of their SDL. */
export const serviceNames = ["main", "registration"] as const;
export type ServiceName = (typeof serviceNames)[number];

/** The folders of a service's documents. The registration service's folder is inside the main API's. */
export const documentFolders: { readonly [Service in ServiceName]: string } = {
  main: "src/",
  registration: "src/features/windows/",
};

/** A service that the portal calls. */
export interface Service {
  name: ServiceName;
  /** Its SDL as received in `schema/<service>`, with the extension's operations and arguments. */
  sdl: DocumentNode;
  /** Operations and arguments that the SDL lacks, and that the portal uses if the service has them. */
  extension: DocumentNode;
  schema: GraphQLSchema;
  /** The portal's view of the schema. */
  view: GraphQLSchema;
  /** The portal's `.graphql` files for it. */
  documentFiles: readonly string[];
  readonly documents: DocumentNode;
  /** The operations in the `.graphql` files. */
  readonly operations: readonly Operation[];
}

const services = new Map<ServiceName, Service>();

/** Loads a service, and reads its files only once. Throws a `GraphQLError` with the place if a file is malformed. */
export function loadService(name: ServiceName): Service {
  const service = services.get(name) ?? readService(name);
  services.set(name, service);
  return service;
}

/** Reads a service anew. */
export function readService(name: ServiceName): Service {
  const patterns = getFilePatterns(name);
  const extension = parseFiles(readProjectFiles(patterns.extension));
  const sdl = normalizeSdl(parseFiles(readProjectFiles(patterns.sdl)), extension);
  const schemas = { schema: buildASTSchema(sdl), view: buildASTSchema(createPortalView(sdl)) };
  const documentFiles = readProjectFiles(patterns.documents).filter(
    ({ file }) => name === "registration" || !file.startsWith(documentFolders.registration),
  );
  let documents: DocumentNode | undefined;
  let operations: readonly Operation[] | undefined;
  return {
    name,
    sdl,
    extension,
    ...schemas,
    documentFiles: documentFiles.map(({ file }) => file),
    // The mock backend needs no documents, so it starts even while one is unfinished.
    get documents() {
      documents ??= parseFiles(documentFiles);
      return documents;
    },
    get operations() {
      operations ??= createOperations(this.documents, schemas);
      return operations;
    },
  };
}

/** The fields of a schema's types and inputs, and the values of its enumerations: `Cart.total`, `SortOrder.ASC`. */
export function listFieldPaths(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
  return types.flatMap((type) => {
    if (isEnumType(type)) return type.getValues().map(String);
    return isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()).map(String) : [];
  });
}

/** The parsed OpenAPI document of the REST API. */
export function loadOpenApi(): unknown {
  return parseYaml(readProjectFiles("schema/rest/openapi.yaml")[0]?.text ?? "");
}

/** The values of an enumeration in the OpenAPI document. */
export function readRestEnum<Value extends string>(name: string): [Value, ...Value[]] {
  return Object(loadOpenApi()).components.schemas[name].enum;
}

/** The files of a service. */
export function getFilePatterns(name: ServiceName) {
  return {
    extension: `schema/${name}.extensions.graphql`,
    sdl: `schema/${name}/*.graphql`,
    documents: `${documentFolders[name]}**/*.graphql`,
  };
}

function parseFiles(files: readonly ProjectFile[]): DocumentNode {
  return concatAST(files.map(({ file, text }) => parse(new Source(text, file))));
}
