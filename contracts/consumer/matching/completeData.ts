import { type Matcher, MatchersV3 } from "@pact-foundation/pact";
import {
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  getOperationAST,
  isEnumType,
  isListType,
  isNullableType,
  isObjectType,
  parse,
  type SelectionSetNode,
} from "graphql";
import { isRecord } from "#api/json.ts";
import { loadService, type ServiceName } from "#schema/services.ts";
import { matchOneOf } from "./enumValues.ts";
import type { NullableMatcher, Template } from "./template.ts";
import { date, dateTime, linkUrl, objectOrNull, orNull, text } from "./values.ts";

const { boolean, eachLike, integer, number, string } = MatchersV3;

/** The parts of a response that a test prescribes. All other parts may be whatever the SDL allows. */
export type Part<T> = null extends T
  ? null | Matcher<null> | NullableMatcher<NonNullable<T>> | NonNullPart<NonNullable<T>>
  : NonNullPart<T>;

type NonNullPart<T> = [T] extends [readonly (infer Item)[]]
  ? Matcher<Part<Item>[]> | readonly Part<Item>[]
  : [T] extends [object]
    ? { readonly [Key in keyof T]?: Part<T[Key]> }
    : Template<T>;

/** The data of a response: the parts that a test prescribes, and matchers of their types for all other fields. */
export function completeData<TResult>(
  service: ServiceName,
  document: { toString(): string },
  data: Part<TResult>,
): Template<TResult> {
  const operation = getOperationAST(parse(String(document)));
  const type = operation && loadService(service).view.getRootType(operation.operation);
  return completeObject(type, operation?.selectionSet, data) as Template<TResult>;
}

function completeObject(type: unknown, selectionSet: SelectionSetNode | undefined, part: unknown): unknown {
  if (!isObjectType(type) || (part !== undefined && !isRecord(part)) || isMatcher(part)) return part;
  const fields = selectionSet?.selections.flatMap((it) => {
    const field = it.kind === "Field" && type.getFields()[it.name.value];
    return field ? [[field.name, completeField(field, it.selectionSet, part?.[field.name])] as const] : [];
  });
  return Object.fromEntries(fields ?? []);
}

function completeField(
  field: GraphQLField<unknown, unknown>,
  selectionSet: SelectionSetNode | undefined,
  part: unknown,
): unknown {
  const type = getNamedType(field.type);
  const completeItems = (items: unknown) =>
    Array.isArray(items) ? items.map((item) => completeObject(type, selectionSet, item)) : items;
  if (!isListType(getNullableType(field.type))) {
    if (part === undefined && isNullableType(field.type))
      return selectionSet ? objectOrNull() : orNull(matchLeaf(field, type));
    return selectionSet
      ? completeObject(type, selectionSet, part)
      : (part ?? (part === null ? null : matchLeaf(field, type)));
  }
  if (part === undefined)
    return eachLike(selectionSet ? completeObject(type, selectionSet, {}) : matchLeaf(field, type));
  if (!isMatcher(part)) return completeItems(part);
  return {
    ...part,
    value: completeItems(part["value"]),
    ...("variants" in part && { variants: completeItems(part["variants"]) }),
  };
}

function isMatcher(part: unknown): part is Record<string, unknown> {
  return isRecord(part) && "pact:matcher:type" in part;
}

/** Matches any value of the field's type. */
function matchLeaf(
  { name, type, description }: GraphQLField<unknown, unknown>,
  named: GraphQLOutputType,
): Matcher<unknown> {
  if (isEnumType(named)) {
    const [first, ...others] = named.getValues().map((it) => it.name);
    if (first !== undefined) return matchOneOf([first, ...others]);
  }
  if (/url$/i.test(name) || /\bURLs? (of|for)\b/.test(description ?? ""))
    return linkUrl(`/files/${name}.svg`);
  const matchers: Partial<Record<string, Matcher<unknown>>> = {
    Boolean: boolean(true),
    Date: date("2026-04-01"),
    DateTime: dateTime("2026-03-09T14:05:00Z"),
    Float: number(1200.5),
    Int: integer(2),
  };
  return matchers[String(named)] ?? (isNullableType(type) ? string(name) : text(name));
}
