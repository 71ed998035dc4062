import { globSync, readFileSync } from "node:fs";
import {
  buildASTSchema,
  concatAST,
  type DocumentNode,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  parse,
  Source,
} from "graphql";
import { parse as parseYaml } from "yaml";
import type { Additions } from "./additions.ts";
import { mainAdditions } from "./main.additions.ts";
import { normalizeSdl } from "./normalizeSdl.ts";
import { createOperations, type Operation } from "./operations.ts";
import { createPortalView } from "./portalView.ts";
import { registrationAdditions } from "./registration.additions.ts";

/** The GraphQL services that the portal calls, named as the folders of their SDL. */
export const serviceNames = ["main", "registration"] as const;
export type ServiceName = (typeof serviceNames)[number];

/** What the project adds to the SDL of each service. */
export const additions: { readonly [Service in ServiceName]: Additions<Service> } = {
  main: mainAdditions,
  registration: registrationAdditions,
};

/** Where the documents of a service are. Those of the registration service are below the folder of the main API's. */
export const documentFolders: { readonly [Service in ServiceName]: string } = {
  main: "src/",
  registration: "src/features/windows/",
};

const root = new URL("../", import.meta.url);

/** A service that the portal calls. */
export interface Service {
  name: ServiceName;
  /** Its SDL as received in `schema/<service>`, extended by what it lacks. */
  sdl: DocumentNode;
  /** The operations and arguments that the portal asks for beyond its SDL, and can do without. */
  extension: DocumentNode;
  schema: GraphQLSchema;
  /** The schema as the portal sees it. */
  view: GraphQLSchema;
  /** The portal's `.graphql` files for it. */
  documentFiles: readonly string[];
  readonly documents: DocumentNode;
  /** The operations in them. */
  readonly operations: readonly Operation[];
}

const services = new Map<ServiceName, Service>();

/** A service, which is read once. Throws a `GraphQLError` with the place in the file if one is malformed. */
export function loadService(name: ServiceName): Service {
  const service = services.get(name) ?? readService(name);
  services.set(name, service);
  return service;
}

/** Reads a service anew. */
export function readService(name: ServiceName): Service {
  const extension = parseFiles(listFiles(`schema/${name}.extensions.graphql`));
  const sdl = normalizeSdl(parseFiles(listFiles(`schema/${name}/*.graphql`)), extension);
  const schemas = { schema: buildASTSchema(sdl), view: buildASTSchema(createPortalView(sdl)) };
  const documentFiles = listFiles(`${documentFolders[name]}**/*.graphql`).filter(
    (file) => name === "registration" || !file.startsWith(documentFolders.registration),
  );
  let documents: DocumentNode | undefined;
  let operations: readonly Operation[] | undefined;
  return {
    name,
    sdl,
    extension,
    ...schemas,
    documentFiles,
    // The mock backend does without documents, and starts while one is being written.
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
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith("__")) return [];
    const fields = isEnumType(type)
      ? type.getValues()
      : isObjectType(type) || isInputObjectType(type)
        ? Object.values(type.getFields())
        : [];
    return fields.map(({ name }) => `${type.name}.${name}`);
  });
}

/** The parsed OpenAPI document of the REST API. */
export function loadOpenApi(): unknown {
  return parseYaml(readFileSync(new URL("./rest/openapi.yaml", import.meta.url), "utf8"));
}

function listFiles(pattern: string): string[] {
  const files = globSync(pattern, { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  return files.toSorted();
}

function parseFiles(files: readonly string[]): DocumentNode {
  const read = (file: string) => readFileSync(new URL(file, root), "utf8");
  return concatAST(files.map((file) => parse(new Source(read(file), file))));
}
