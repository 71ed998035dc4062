import { readFileSync } from "node:fs";
import {
  buildASTSchema,
  buildClientSchema,
  concatAST,
  type GraphQLSchema,
  introspectionFromSchema,
  parse,
  printSchema,
  Source,
} from "graphql";
import { normalizeSdl } from "#schema/normalizeSdl.ts";
import { CommandError, getMessage } from "../commandLine.ts";

/** The SDL's directives for costs and sign-in. */
const readDirectives = ["allowAnonymous", "cost", "listSize"];

/** The SDL in a file, which may contain the result of an introspection instead. */
export function readSdlFile(file: string): string {
  // Removes a byte order mark.
  const text = readFileSync(file, "utf8").trim();
  if (!text.startsWith("{")) return text;
  const introspection = JSON.parse(text);
  return printSchema(buildClientSchema(introspection.data ?? introspection));
}

/** The schema in a provider's files, with the directives for costs. Throws `CommandError` if there is none. */
export function readSdl(files: readonly string[], read = readSdlFile): GraphQLSchema {
  const documents = files.map((file) => {
    try {
      return parse(new Source(read(file), file));
    } catch (error) {
      throw new CommandError(`${file} is no SDL: ${getMessage(error)}`);
    }
  });
  try {
    const received = concatAST(documents);
    // Fails for missing and repeated definitions.
    buildASTSchema(normalizeSdl(received));
    const document = normalizeSdl(received, undefined, [...readDirectives, "deprecated", "oneOf"]);
    const schema = buildASTSchema(document, { assumeValid: true });
    if (!schema.getQueryType()) throw new Error("It has no queries.");
    // Fails for types that no service can have, such as a field of an input type, but accepts the liberties of other servers.
    buildClientSchema(introspectionFromSchema(schema), { assumeValid: true });
    return schema;
  } catch (error) {
    const [first] = getMessage(error).split("\n");
    throw new CommandError(`${files.join(", ")} is no valid schema: ${first}`);
  }
}
