import type { CodegenConfig } from "@graphql-codegen/cli";
import { printSchema } from "graphql";
import { scalars } from "./scalars.ts";
import { documentFolders, loadService, type Service } from "./services.ts";

const scalarTypes = Object.fromEntries(Object.entries(scalars).map(([name, it]) => [name, it?.type ?? ""]));

/** `readShape` replaces unreadable numbers and booleans by null. */
const readScalarTypes = Object.fromEntries(
  Object.entries(scalarTypes).map(([name, input]) => [
    name,
    { input, output: input === "string" ? input : `${input} | null` },
  ]),
);

const portalConfig = {
  enumType: "string-literal",
  useTypeImports: true,
  immutableTypes: true,
  scalars: readScalarTypes,
} as const;

/** The portal's types of one service: the enumerations and inputs in use, and a module beside each `.graphql` file. */
function createPortalOutputs({ name, view, documentFiles }: Service): CodegenConfig["generates"] {
  const [schema, documents] = [printSchema(view), [...documentFiles]];
  const schemaTypes = `src/api/generated/${name}.ts`;
  return {
    [schemaTypes]: {
      schema,
      documents,
      plugins: ["typescript-operations"],
      config: { ...portalConfig, generateOperationTypes: false },
    },
    [documentFolders[name]]: {
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
 * The mock server's types of one service, and the types of its resolvers in another file: they import the records, which use
 * the former.
 */
function createMockOutputs({ view }: Service, file: string, mappers = {}): CodegenConfig["generates"] {
  const schema = printSchema(view);
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

const [main, registration] = [loadService("main"), loadService("registration")];

const config: CodegenConfig = {
  emitLegacyCommonJSImports: false,
  importExtension: ".ts",
  generates: {
    ...createPortalOutputs(main),
    ...createPortalOutputs(registration),
    // The types whose fields the mock server resolves from its records.
    ...createMockOutputs(main, "mainApi", {
      Project: "../world/records.ts#ProjectRecord",
      ProjectForCustomerAccountResource: "../world/records.ts#ProjectRecord",
      Request: "../world/records.ts#RequestRecord",
    }),
    ...createMockOutputs(registration, "registration"),
  },
};

export default config;
