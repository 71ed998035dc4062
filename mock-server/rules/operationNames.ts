import operations from "../../schema/operations.json" with { type: "json" };

/** Names of the portal's GraphQL operations. */
export const operationNames = Object.keys(operations);

/** What is wrong with the name of an operation, with the nearest name of the portal; undefined for one of the portal's. */
export function checkOperationName(name: string): string | undefined {
  if (operationNames.includes(name)) return undefined;
  const listPairs = (text: string) =>
    new Set(Array.from(text.toLowerCase(), (_, at) => text.toLowerCase().slice(at, at + 2)));
  const own = listPairs(name);
  const compare = (other: string) =>
    [...listPairs(other)].filter((pair) => own.has(pair)).length / listPairs(other).size;
  const [nearest] = operationNames.toSorted((a, b) => compare(b) - compare(a));
  return `There is no operation "${name}". Did you mean "${nearest}"?`;
}
