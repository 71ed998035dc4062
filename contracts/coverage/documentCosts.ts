import {
  type ArgumentNode,
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInputObjectType,
  type SelectionSetNode,
  TypeInfo,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from "graphql";

/** What a value that another query or service has to be asked for costs, and each argument or field of a filter or an order. */
const asyncCost = 10;

/** A page size in a variable counts as the largest one. */
const maxPageSize = 50;

/**
 * What Hot Chocolate 15 counts for a document before it executes it, by its defaults, where each relation and each number of
 * records is resolved by a data loader. A filter or an order in a variable counts as its whole input tree, which no limit holds.
 */
export function computeCost(schema: GraphQLSchema, document: DocumentNode): number {
  const typeInfo = new TypeInfo(schema);
  let factor = 1;
  let pageSize = 1;
  let cost = 0;
  const factors: number[] = [];
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field: {
        enter({ name, arguments: args = [], selectionSet }) {
          cost += factor * getFieldCost(name.value, selectionSet, typeInfo);
          factors.push(factor);
          if (name.value === "items") {
            factor *= pageSize;
            pageSize = 1;
          }
          const take = args.find((arg) => arg.name.value === "take");
          if (take) pageSize = take.value.kind === "IntValue" ? Number(take.value.value) : maxPageSize;
        },
        leave() {
          factor = factors.pop() ?? 1;
        },
      },
      Argument(node) {
        if (
          isInputObjectType(getNamedType(typeInfo.getInputType())) &&
          /^(where|order)$/.test(node.name.value)
        )
          cost += asyncCost + getInputCost(node);
      },
    }),
  );
  return cost;
}

function getFieldCost(name: string, selectionSet: SelectionSetNode | undefined, typeInfo: TypeInfo): number {
  if (/^(items|pageInfo)$/.test(name)) return 0;
  const isRelation = selectionSet !== undefined && isCompositeType(getNamedType(typeInfo.getType()));
  return isRelation || /Count$/.test(name) ? asyncCost : 0;
}

function getInputCost({ value }: { value: ValueNode } | ArgumentNode): number {
  if (value.kind === "Variable") return Number.POSITIVE_INFINITY;
  if (value.kind !== "ObjectValue") return 0;
  return value.fields.reduce(
    (sum, field) => sum + asyncCost + (field.value.kind === "ObjectValue" ? getInputCost(field) : 0),
    0,
  );
}
