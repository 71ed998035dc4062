import { generate } from "@graphql-codegen/cli";
import { getNamedType, isObjectType, validate } from "graphql";
import config from "./codegen.ts";
import { documentRules } from "./documentRules.ts";
import { isIdName } from "./mapIds.ts";
import { scalars } from "./scalars.ts";
import { listFieldPaths, loadService, serviceNames } from "./services.ts";

/**
 * The types and modules of `codegen.ts`, the paths of all fields, the fields whose ids are not texts, and the portal's
 * operations by name: their documents in `operations.json`, and the types of their responses for tests.
 */
export async function generateGraphQl(): Promise<Record<string, string>> {
  const services = serviceNames.map(loadService);
  // Codegen reports errors several times and without the file.
  const errors = services.flatMap(({ view, documents }) => validate(view, documents, documentRules));
  if (errors.length > 0) throw new Error(errors.join("\n\n"));
  const operations = services
    .flatMap((service) => service.operations)
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  const outputs: { filename: string; content: string }[] = await generate({ ...config, silent: true }, false);
  const documents = Object.fromEntries(operations.map(({ name, text }) => [name, text]));
  const types = operations.map(({ name, type, file }) => {
    const suffix = type === "mutation" ? "Mutation" : "Query";
    const module = file.replace("src/", "#").replace(/graphql$/, "generated.ts");
    return `  ${name}: import("${module}").${name}${suffix};\n`;
  });
  return {
    ...Object.fromEntries(outputs.map(({ filename, content }) => [filename, content])),
    "schema/operations.json": `${JSON.stringify(documents, null, 2)}\n`,
    "schema/fieldPaths.generated.ts": printFieldPaths(),
    "schema/idForms.generated.ts": printIdForms(),
    "src/testing/network/responses.generated.ts": `export interface OperationResponses {\n${types.join("")}}\n`,
  };
}

/** The fields of each service's types and inputs, and the values of its enumerations: code refers to them by name. */
function printFieldPaths(): string {
  const lines = serviceNames.map((service) => {
    const paths = listFieldPaths(loadService(service).schema).map((path) => `"${path}"`);
    return `  ${service}:\n    | ${paths.toSorted().join("\n    | ")};\n`;
  });
  return `export interface FieldPaths {\n${lines.join("")}}\n`;
}

/** The forms of ids that are not texts, by field. Browsers read this table, since they do not load the SDL. */
function printIdForms(): string {
  const types = serviceNames.flatMap((service) => Object.values(loadService(service).schema.getTypeMap()));
  const fields = types.filter(isObjectType).flatMap((type) => Object.values(type.getFields()));
  const lines = fields.flatMap((field) => {
    const { idForm = "text" } = scalars[getNamedType(field.type).name] ?? {};
    return isIdName(field.name) && idForm !== "text" ? `  "${field}": "${idForm}",\n` : [];
  });
  return `import type { IdForm } from "./scalars.ts";\n\nexport const idForms: Readonly<Partial<Record<string, IdForm>>> = {\n${lines.join("")}};\n`;
}
