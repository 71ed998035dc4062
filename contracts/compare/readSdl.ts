import { readFileSync } from "node:fs";
import {
  buildASTSchema,
  buildClientSchema,
  concatAST,
  type GraphQLSchema,
  introspectionFromSchema,
  parse,
  Source,
} from "graphql";
import { normalizeSdl } from "#schema/normalizeSdl.ts";
import { CommandError, getMessage } from "../commandLine.ts";

/** The schema in a provider's SDL files. Throws `CommandError` if there is none. */
export function readSdl(
  files: readonly string[],
  read = (file: string) => readFileSync(file, "utf8"),
): GraphQLSchema {
  const documents = files.map((file) => {
    try {
      return parse(new Source(read(file), file));
    } catch (error) {
      throw new CommandError(`${file} is no SDL: ${getMessage(error)}`);
    }
  });
  try {
    const document = normalizeSdl(concatAST(documents));
    // Fails for what is missing or there twice.
    buildASTSchema(document);
    const schema = buildASTSchema(document, { assumeValid: true });
    if (!schema.getQueryType()) throw new Error("It has no queries.");
    // Fails for types that no service can have, such as a field of an input type, but not for what other servers allow.
    return buildClientSchema(introspectionFromSchema(schema), { assumeValid: true });
  } catch (error) {
    const [first] = getMessage(error).split("\n");
    throw new CommandError(`${files.join(", ")} is no valid schema: ${first}`);
  }
}
