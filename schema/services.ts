import { globSync, readFileSync } from "node:fs";
import {
  buildASTSchema,
  concatAST,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  parse,
  Source,
  validate,
} from "graphql";
import { parse as parseYaml } from "yaml";
import type { Additions } from "./additions.ts";
import { mainAdditions } from "./main.additions.ts";
import { normalizeSdl } from "./normalizeSdl.ts";
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

const root = new URL("../", import.meta.url);

/**
 * A service's SDL, as received in `schema/<service>` and extended by what it lacks. Throws a `GraphQLError` with the place in
 * the file if one is malformed.
 */
export function loadSdl(service: ServiceName): DocumentNode {
  return normalizeSdl(parseFiles(`schema/${service}/*.graphql`), loadExtension(service));
}

/** The operations and arguments that the portal asks for beyond a service's SDL, and can do without. */
export function loadExtension(service: ServiceName): DocumentNode {
  return parseFiles(`schema/${service}.extensions.graphql`);
}

/** Builds a service's schema. */
export function loadSchema(service: ServiceName): GraphQLSchema {
  return buildASTSchema(loadSdl(service));
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

/** A service's SDL as the portal sees it. Throws for a scalar that is not in the table. */
export function loadPortalView(service: ServiceName): DocumentNode {
  return createPortalView(loadSdl(service));
}

/** The service that a document of the portal is for, by its path. */
export function getDocumentService(file: string): ServiceName {
  return file.replaceAll("\\", "/").includes("src/features/windows/") ? "registration" : "main";
}

/** Parses the portal's `.graphql` files for a service. Throws a `GraphQLError` if one is malformed. */
export function loadDocuments(service: ServiceName): DocumentNode {
  return parseFiles("src/**/*.graphql", (file) => getDocumentService(file) === service);
}

/** Validates the portal's `.graphql` files against the schemas. Throws a `GraphQLError` if a file is malformed. */
export function validateDocuments(): readonly GraphQLError[] {
  return serviceNames.flatMap((service) =>
    validate(buildASTSchema(loadPortalView(service)), loadDocuments(service)),
  );
}

/** The parsed OpenAPI document of the REST API. */
export function loadOpenApi(): unknown {
  return parseYaml(readFileSync(new URL("./rest/openapi.yaml", import.meta.url), "utf8"));
}

function parseFiles(pattern: string, isUsed: (file: string) => boolean = () => true): DocumentNode {
  const read = (file: string) => readFileSync(new URL(file, root), "utf8");
  const files = globSync(pattern, { cwd: root }).filter(isUsed).toSorted();
  return concatAST(files.map((file) => parse(new Source(read(file), file))));
}
