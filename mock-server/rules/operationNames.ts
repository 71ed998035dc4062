import operations from "../../schema/operations.json" with { type: "json" };

/** Names of the portal's GraphQL operations. */
export const operationNames = Object.keys(operations);

/** Says that the portal has no operation with this name, and suggests the nearest one. Undefined for a name of the portal. */
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
