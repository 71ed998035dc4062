/** Writes the portal's own GraphQL documents by name to `schema/operations.json`, for the mock server's strict mode. */
import { writeFile } from "node:fs/promises";
import { getOperationAST, parse, print } from "graphql";
import * as mainDocuments from "../src/api/generated/main/graphql.ts";
import * as registrationDocuments from "../src/api/generated/registration/graphql.ts";

const documents = [...Object.values(mainDocuments), ...Object.values(registrationDocuments)]
  .filter((value) => value instanceof String)
  .map((document) => parse(document.toString(), { noLocation: true }))
  // A fragment by itself is no operation.
  .filter((document) => getOperationAST(document));

const byName = documents.map(
  (document) => [getOperationAST(document)?.name?.value ?? "", print(document)] as const,
);

const sorted = Object.fromEntries(byName.toSorted(([a], [b]) => a.localeCompare(b, "en")));
await writeFile("schema/operations.json", `${JSON.stringify(sorted, null, 2)}\n`);
