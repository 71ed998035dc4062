import {
  type DocumentNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  print,
  type SelectionSetNode,
} from "graphql";
import type { Problem } from "./comparison.ts";
import { isSameLeaf } from "./leafTypes.ts";

/**
 * What a document may receive from a provider although the contract rules it out. Both schemas are followed from the root
 * along the document's fields, so names of types do not matter. A field that the provider lacks is no concern here.
 */
export function findResponseProblems(
  contract: GraphQLSchema,
  provider: GraphQLSchema,
  document: DocumentNode,
): Problem[] {
  const problems: Problem[] = [];
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === "FragmentDefinition" ? [[node.name.value, node] as const] : [],
    ),
  );
  for (const node of document.definitions) {
    if (node.kind !== "OperationDefinition") continue;
    const { operation, selectionSet } = node;
    compareSelections(selectionSet, contract.getRootType(operation), provider.getRootType(operation));
  }
  return problems;

  function report(level: Problem["level"], coordinate: string, description: string): void {
    problems.push({ level, coordinate, description });
  }

  function compareSelections(
    { selections }: SelectionSetNode,
    expected: GraphQLCompositeType | null | undefined,
    actual: GraphQLCompositeType | null | undefined,
  ): void {
    if (!expected || !actual) return;
    for (const added of getAddedPossibleTypes(expected, actual)) {
      report("dangerous", expected.name, `${expected.name} may now be ${added}.`);
    }
    for (const selection of selections) {
      if (selection.kind === "Field") {
        const sent = selection.arguments?.map(({ name }) => name.value) ?? [];
        const fields = [
          getField(expected, selection.name.value),
          getField(actual, selection.name.value),
        ] as const;
        if (fields[0] && fields[1]) {
          compareField(
            `${expected.name}.${selection.name.value}`,
            fields[0],
            fields[1],
            sent,
            selection.selectionSet,
          );
        }
        continue;
      }
      const fragment = selection.kind === "FragmentSpread" ? fragments.get(selection.name.value) : selection;
      if (!fragment) continue;
      const condition = fragment.typeCondition?.name.value;
      const expectedType = condition === undefined ? expected : getCompositeType(contract, condition);
      const actualType = condition === undefined ? actual : getCompositeType(provider, condition);
      if (!expectedType || !actualType) continue;
      if (isAlways(contract, expected, expectedType) && !isAlways(provider, actual, actualType)) {
        report("breaking", expected.name, `${actual.name} may now be another type than ${condition}.`);
      }
      compareSelections(fragment.selectionSet, expectedType, actualType);
    }
  }

  function compareField(
    coordinate: string,
    expected: GraphQLField<unknown, unknown>,
    actual: GraphQLField<unknown, unknown>,
    sentArguments: readonly string[],
    selectionSet: SelectionSetNode | undefined,
  ): void {
    for (const argument of expected.args.filter(({ name }) => !sentArguments.includes(name))) {
      const other = actual.args.find(({ name }) => name === argument.name);
      if (other && formatDefault(other) !== formatDefault(argument)) {
        const path = `${coordinate}.${argument.name}`;
        report("dangerous", path, `${path}, which the portal does not send, has another default value.`);
      }
    }
    compareTypes(coordinate, expected.type, actual.type);
    const [expectedType, actualType] = [getNamedType(expected.type), getNamedType(actual.type)];
    if (selectionSet && isCompositeType(expectedType) && isCompositeType(actualType)) {
      compareSelections(selectionSet, expectedType, actualType);
    }
  }

  function compareTypes(
    coordinate: string,
    expectedType: GraphQLOutputType,
    actualType: GraphQLOutputType,
  ): void {
    if (isNonNullType(expectedType) && !isNonNullType(actualType)) {
      report(
        "breaking",
        coordinate,
        `${coordinate} may be null: it is ${actualType} instead of ${expectedType}.`,
      );
    }
    const [expected, actual] = [getNullableType(expectedType), getNullableType(actualType)];
    if (isListType(expected) && isListType(actual)) {
      compareTypes(coordinate, expected.ofType, actual.ofType);
    } else if (isEnumType(expected) && isEnumType(actual)) {
      for (const { name } of actual.getValues().filter((value) => !expected.getValue(value.name))) {
        report("dangerous", `${expected.name}.${name}`, `${expected.name} has the unknown value ${name}.`);
      }
    } else if (!isCompositeType(expected) || !isCompositeType(actual)) {
      const transfer = { sent: actual, sender: provider, received: expected, receiver: contract };
      if (!isSameLeaf(transfer)) {
        report("breaking", coordinate, `${coordinate} is ${actualType} instead of ${expectedType}.`);
      }
    }
  }

  /** Names of the types that only the provider's interface or union stands for. */
  function getAddedPossibleTypes(expected: GraphQLCompositeType, actual: GraphQLCompositeType): string[] {
    if (!isAbstractType(expected) || !isAbstractType(actual)) return [];
    const known = new Set(contract.getPossibleTypes(expected).map(({ name }) => name));
    return provider.getPossibleTypes(actual).flatMap(({ name }) => (known.has(name) ? [] : [name]));
  }
}

/** Whether a value of `type` is always one of `condition`, too. */
function isAlways(
  schema: GraphQLSchema,
  type: GraphQLCompositeType,
  condition: GraphQLCompositeType,
): boolean {
  if (type === condition) return true;
  const listPossible = (of: GraphQLCompositeType) => (isObjectType(of) ? [of] : schema.getPossibleTypes(of));
  return listPossible(type).every((possible) => listPossible(condition).includes(possible));
}

function getField(type: GraphQLCompositeType, name: string): GraphQLField<unknown, unknown> | undefined {
  return isUnionType(type) ? undefined : type.getFields()[name];
}

function getCompositeType(schema: GraphQLSchema, name: string): GraphQLCompositeType | undefined {
  const type = schema.getType(name);
  return isCompositeType(type) ? type : undefined;
}

/** The default value of an argument or input field as SDL; undefined without one. */
export function formatDefault(value: {
  default?: GraphQLField<unknown, unknown>["args"][number]["default"];
}) {
  return value.default?.literal && print(value.default.literal);
}
