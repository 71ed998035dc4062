import {
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInputObjectType,
  isListType,
  TypeInfo,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { maxPageSize } from "#schema/additions.ts";
import { isPage } from "#schema/operations.ts";

/** The cost of a field with a resolver of its own, and of each argument or field of a filter or an order. */
const asyncCost = 10;

/**
 * The cost that Hot Chocolate 15 computes before it executes a document, with its default weights, if data loaders resolve
 * relations and record counts. A filter or an order in a variable counts as its whole input tree, which exceeds every limit.
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
        enter({ name, arguments: args = [] }) {
          const isOfPage = isPage(typeInfo.getParentType());
          const isRelation = isCompositeType(getNamedType(typeInfo.getType()));
          if (isRelation ? !isOfPage : name.value.endsWith("Count")) cost += factor * asyncCost;
          factors.push(factor);
          if (isOfPage && isListType(getNullableType(typeInfo.getType()))) {
            factor *= pageSize;
            pageSize = 1;
          }
          const take = args.find((arg) => arg.name.value === "take");
          // A page size in a variable counts as the largest one.
          if (take) pageSize = take.value.kind === "IntValue" ? Number(take.value.value) : maxPageSize;
        },
        leave() {
          factor = factors.pop() ?? 1;
        },
      },
      Argument(node) {
        // The inputs of mutations are neither filters nor orders.
        const isOfQuery = typeInfo.getParentType() === schema.getQueryType();
        if (isOfQuery && isInputObjectType(getNamedType(typeInfo.getInputType())))
          cost += asyncCost + getInputCost(node);
      },
    }),
  );
  return cost;
}

function getInputCost({ value }: { readonly value: ValueNode }): number {
  if (value.kind === "Variable") return Number.POSITIVE_INFINITY;
  if (value.kind !== "ObjectValue") return 0;
  return value.fields.reduce(
    (sum, field) => sum + asyncCost + (field.value.kind === "ObjectValue" ? getInputCost(field) : 0),
    0,
  );
}
