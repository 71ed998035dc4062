import { generate } from "@graphql-codegen/cli";
import { print } from "graphql";
import config from "./codegen.ts";
import { validateDocuments } from "./services.ts";
import { writeIfChanged } from "./writeIfChanged.ts";

/** Writes the types and modules of `codegen.ts`, and the portal's operations by name to `operations.json`. */
export async function generateGraphQl(): Promise<void> {
  // Codegen reports errors several times and without the file.
  const errors = validateDocuments();
  if (errors.length > 0) throw new Error(errors.join("\n\n"));
  await generate({ ...config, silent: true });
  // Imports the modules that were written just now.
  const { portalOperations } = await import("./portalOperations.ts");
  const operations = portalOperations
    .map(({ name, document }) => [name, print(document)] as const)
    .toSorted(([a], [b]) => a.localeCompare(b, "en"));
  writeIfChanged("schema/operations.json", `${JSON.stringify(Object.fromEntries(operations), null, 2)}\n`);
}
