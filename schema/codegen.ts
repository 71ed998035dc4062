import type { CodegenConfig } from "@graphql-codegen/cli";

const scalars = { Date: "string", DateTime: "string" };

const client = {
  preset: "client",
  presetConfig: { fragmentMasking: false, skipIndexFile: true },
  config: {
    documentMode: "string",
    enumType: "string-literal",
    useTypeImports: true,
    scalars: { ...scalars, Upload: "Blob" },
    defaultScalarType: "unknown",
  },
} as const;

const resolvers = {
  plugins: ["typescript", "typescript-resolvers"],
  config: {
    contextType: "../graphql/context.ts#GraphQlContext",
    enumsAsTypes: true,
    maybeValue: "T | null | undefined",

    useTypeImports: true,
    scalars: { ...scalars, Upload: "File" },
    defaultScalarType: "unknown",
  },
};

const config: CodegenConfig = {
  emitLegacyCommonJSImports: false,
  importExtension: ".ts",
  generates: {
    "src/api/generated/main/": {
      ...client,
      schema: "schema/main/*.graphql",
      documents: ["src/**/*.graphql", "!src/**/*.registration.graphql"],
    },
    "src/api/generated/registration/": {
      ...client,
      schema: "schema/registration/*.graphql",
      documents: "src/**/*.registration.graphql",
    },
    "mock-server/generated/mainApi.ts": { ...resolvers, schema: "schema/main/*.graphql" },
    "mock-server/generated/registration.ts": { ...resolvers, schema: "schema/registration/*.graphql" },
  },
};

export default config;
