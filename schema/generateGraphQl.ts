import { generate } from "@graphql-codegen/cli";
import { getOperationAST, print } from "graphql";
import config from "./codegen.ts";
import { validateDocuments } from "./services.ts";
import { writeIfChanged } from "./writeIfChanged.ts";

/**
 * Writes the types and modules of `codegen.ts`, and the portal's operations by name: to `operations.json` their documents, and
 * for tests the types of their responses.
 */
export async function generateGraphQl(): Promise<void> {
  // Codegen reports errors several times and without the file.
  const errors = validateDocuments();
  if (errors.length > 0) throw new Error(errors.join("\n\n"));
  await generate({ ...config, silent: true });
  // Imports the modules that were written just now.
  const { portalOperations } = await import("./portalOperations.ts");
  const operations = portalOperations.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  const documents = Object.fromEntries(operations.map(({ name, document }) => [name, print(document)]));
  writeIfChanged("schema/operations.json", `${JSON.stringify(documents, null, 2)}\n`);
  const types = operations.map(({ name, document, file }) => {
    const suffix = getOperationAST(document)?.operation === "mutation" ? "Mutation" : "Query";
    return `  ${name}: import("#${file.replace("src/", "")}").${name}${suffix};\n`;
  });
  writeIfChanged(
    "src/testing/network/responses.generated.ts",
    `export interface OperationResponses {\n${types.join("")}}\n`,
  );
}
