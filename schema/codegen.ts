import type { CodegenConfig } from "@graphql-codegen/cli";
import { print } from "graphql";
import { scalars } from "./scalars.ts";
import { loadPortalView } from "./services.ts";

const scalarTypes = Object.fromEntries(Object.entries(scalars).map(([name, it]) => [name, it?.type ?? ""]));

const portalConfig = {
  enumType: "string-literal",
  useTypeImports: true,
  scalars: scalarTypes,
} as const;

/** The portal's types of one service: the enumerations and inputs in use, and a module beside each `.graphql` file. */
function createPortalOutputs(
  schema: string,
  documents: string[],
  folder: string,
  schemaTypes: string,
): CodegenConfig["generates"] {
  return {
    [schemaTypes]: {
      schema,
      documents,
      plugins: ["typescript-operations"],
      config: { ...portalConfig, generateOperationTypes: false },
    },
    [folder]: {
      schema,
      documents,
      preset: "near-operation-file",
      presetConfig: { extension: ".generated.ts" },
      plugins: ["typescript-operations", "./schema/documentPlugin.ts"],
      config: { ...portalConfig, importSchemaTypesFrom: schemaTypes },
    },
  };
}

/**
 * The mock server's types of one service, and those of its resolvers apart: these import the records, which are made of the
 * former.
 */
function createMockOutputs(schema: string, file: string, mappers = {}): CodegenConfig["generates"] {
  const config = {
    contextType: "../services/requestContext.ts#GraphQlContext",
    enumsAsTypes: true,
    maybeValue: "T | null | undefined",
    useTypeImports: true,
    scalars: { ...scalarTypes, Upload: "File" },
  };
  return {
    [`mock-server/generated/${file}.ts`]: { schema, plugins: ["typescript"], config },
    [`mock-server/generated/${file}Resolvers.ts`]: {
      schema,
      plugins: [{ add: { content: `import type * as Types from "./${file}.ts";` } }, "typescript-resolvers"],
      config: { ...config, namespacedImportName: "Types", mappers },
    },
  };
}

const mainSchema = print(loadPortalView("main"));
const registrationSchema = print(loadPortalView("registration"));

const config: CodegenConfig = {
  emitLegacyCommonJSImports: false,
  importExtension: ".ts",
  generates: {
    ...createPortalOutputs(
      mainSchema,
      ["src/**/*.graphql", "!src/features/windows/**"],
      "src/",
      "src/api/generated/main.ts",
    ),
    ...createPortalOutputs(
      registrationSchema,
      ["src/features/windows/**/*.graphql"],
      "src/features/windows/",
      "src/api/generated/registration.ts",
    ),
    // The types whose fields are resolved from the mock server's records.
    ...createMockOutputs(mainSchema, "mainApi", {
      Project: "../world/records.ts#ProjectRecord",
      ProjectForCustomerAccountResource: "../world/records.ts#ProjectRecord",
      Request: "../world/records.ts#RequestRecord",
    }),
    ...createMockOutputs(registrationSchema, "registration"),
  },
};

export default config;
