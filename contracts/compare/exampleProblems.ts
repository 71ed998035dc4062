import { isDeepStrictEqual } from "node:util";
import { execute, type GraphQLSchema, getNamedType, getOperationAST, typeFromAST } from "graphql";
import type { Problem } from "./comparison.ts";
import type { Example, RecordedOperation } from "./recordedOperations.ts";

/**
 * What does not fit a provider's schema in the recorded variables and responses of an operation. GraphQL itself judges: it
 * executes the operation on the recorded response.
 */
export async function findExampleProblems(
  provider: GraphQLSchema,
  { document, examples, name }: RecordedOperation,
): Promise<Problem[]> {
  const problems = await Promise.all(
    examples.map(async ({ variables, data }): Promise<Problem[]> => {
      const { data: completed, errors = [] } = await execute({
        schema: provider,
        document,
        variableValues: fillUploads(provider, document, variables),
        rootValue: data ?? {},
        fieldResolver: (source, _args, _context, { path }) => source?.[path.key],
        typeResolver: (_value, _context, { schema }, type) => schema.getPossibleTypes(type)[0]?.name,
      });
      if (completed === undefined) {
        return errors.map(({ message }) => ({ level: "breaking", description: message, coordinate: "" }));
      }
      // An example is one of many responses: the portal can do without it, its pact cannot.
      const createProblem = (reason: string): Problem => ({
        level: "dangerous",
        description: `The pact of ${name} records a response that is no longer possible: ${reason}`,
        coordinate: "",
      });
      if (data === undefined || data === null) return [];
      if (errors.length > 0) return errors.map(({ message }) => createProblem(message));
      return isDeepStrictEqual(toJson(completed), data) ? [] : [createProblem("a value has another type.")];
    }),
  );
  return problems.flat();
}

/** A file is null in the JSON of a request; it follows in a part of its own. */
function fillUploads(
  provider: GraphQLSchema,
  document: RecordedOperation["document"],
  variables: Example["variables"],
): Example["variables"] {
  const files = (getOperationAST(document)?.variableDefinitions ?? []).flatMap(({ variable, type }) => {
    const name = variable.name.value;
    const isFile = getNamedType(typeFromAST(provider, type))?.name === "Upload";
    const fill = (_key: string, value: unknown) => value ?? "a file";
    return isFile ? [[name, JSON.parse(JSON.stringify(variables[name], fill))]] : [];
  });
  return { ...variables, ...Object.fromEntries(files) };
}

function toJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
