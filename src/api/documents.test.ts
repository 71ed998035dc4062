import { concatAST, Kind, type OperationDefinitionNode, parse, print, type SelectionSetNode } from "graphql";
import { expect, it } from "vitest";
import sentDocuments from "#schema/operations.json" with { type: "json" };

const texts = import.meta.glob<string>("../**/*.graphql", { query: "?raw", import: "default", eager: true });
const modules = import.meta.glob<object>("../**/*.generated.ts", { eager: true });

const { definitions } = concatAST(Object.values(texts).map((text) => parse(text)));
const sent = new Map(Object.values(modules).flatMap((module) => Object.entries(module)));

/** The variables of an operation, and the path of each field that it selects, with its arguments. */
function listSelection({ variableDefinitions, selectionSet }: OperationDefinitionNode): string[] {
  const listFields = ({ selections }: SelectionSetNode, path: string): string[] =>
    selections.flatMap((it) => {
      if (it.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = definitions.find(
          (other) => other.kind === Kind.FRAGMENT_DEFINITION && other.name.value === it.name.value,
        );
        return fragment && "selectionSet" in fragment ? listFields(fragment.selectionSet, path) : [];
      }
      if (it.kind === Kind.INLINE_FRAGMENT) return listFields(it.selectionSet, path);
      const field = `${path} ${print({ ...it, selectionSet: undefined })}`;
      return [field, ...(it.selectionSet ? listFields(it.selectionSet, field) : [])];
    });
  const fields = new Set(listFields(selectionSet, ""));
  return [...(variableDefinitions ?? []).map(({ variable }) => print(variable)), ...[...fields].toSorted()];
}

const operations = definitions.filter((it) => it.kind === Kind.OPERATION_DEFINITION);

it.each(operations.map((operation) => [operation.name?.value, operation] as const))(
  "GraphQlDocument › %s sends exactly what its document selects",
  (name, operation) => {
    const [definition] = parse(String(sent.get(`${name}Document`))).definitions;
    expect(definition).toMatchObject({ kind: Kind.OPERATION_DEFINITION, operation: operation.operation });
    expect(listSelection(definition as OperationDefinitionNode)).toEqual(listSelection(operation));
  },
);

it("GraphQlDocument › sends the documents of operations.json, which a release's manifest lists", () => {
  const documents = [...sent].map(([name, document]) => [name.replace(/Document$/, ""), String(document)]);
  expect(Object.fromEntries(documents)).toEqual(sentDocuments);
});
