import {
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isNullableType,
  isObjectType,
  isRequiredInputField,
  isScalarType,
  isSpecifiedScalarType,
  print,
} from "graphql";
import { readShape } from "#api/readShape.ts";
import { type Reading, scalars } from "#schema/scalars.ts";
import { type Arguments, type Field, type Shape, walk } from "#schema/shape.ts";
import type { Level, Problem } from "./comparison.ts";

type SchemaField = GraphQLField<unknown, unknown>;
type InputValue = GraphQLArgument | GraphQLInputField;
type Deprecatable = { deprecationReason?: string | null | undefined } | null | undefined;

/**
 * The problems of an operation with a provider: values of responses that `readShape` cannot read, and variables that the
 * provider does not accept. `validate` finds missing parts of the document itself.
 */
export class OperationComparison {
  readonly problems: Problem[] = [];
  /** The provider's fields that the portal reads, such as `Query.projects`. */
  readonly readPlaces = new Set<string>();
  /** The provider's names of the types in variables, by the contract's names. */
  readonly inputTypes = new Map<string, string>();
  readonly #contract: GraphQLSchema;

  constructor(contract: GraphQLSchema) {
    this.#contract = contract;
  }

  compareValues(place: string, shape: Shape, declared: GraphQLOutputType, sent: GraphQLOutputType): void {
    const [type, other] = [getNullableType(declared), getNullableType(sent)];
    const isList = isListType(other);
    const refuse = () =>
      this.#report("breaking", place, `${other} in place of ${type}, which the portal cannot read.`);
    if (isListType(type) && isListType(other) && isNullableType(other.ofType) && !isNullableType(type.ofType))
      this.#report("dangerous", place, "may have items that are null, which the portal leaves out.");
    walk(shape, {
      list: (item) =>
        isList && isListType(type) ? this.compareValues(place, item, type.ofType, other.ofType) : refuse(),
      object: (fields) => (isList ? refuse() : this.#compareFields(fields, type, other)),
      scalar: (reading) => {
        if (isList) refuse();
        else if (isLeafType(type) && isLeafType(other)) this.#compareLeaves(place, reading, type, other);
      },
    });
  }

  #compareFields(selection: readonly Field[], type: GraphQLOutputType, other: GraphQLOutputType): void {
    if (!hasFields(type) || !hasFields(other)) return;
    for (const { name, of, empty, args } of selection) {
      const [field, otherField] = [type.getFields()[name], other.getFields()[name]];
      if (!field || !otherField) continue;
      const place = `${other}.${name}`;
      this.readPlaces.add(place);
      this.#compareDeprecation(place, field, otherField);
      this.#compareArguments(place, args, field, otherField);
      // The portal reads a null list as an empty list.
      if (isNullableType(otherField.type) && empty !== "null" && !isListType(getNullableType(field.type))) {
        const isRead = readShape({}, [[name, of, empty]]) !== undefined;
        const loss = isRead ? "shows nothing in its place" : "cannot show what it belongs to";
        this.#report(isRead ? "dangerous" : "breaking", place, `may be null. The portal then ${loss}.`);
      }
      this.compareValues(place, of, field.type, otherField.type);
    }
  }

  #compareLeaves(place: string, reading: Reading, type: GraphQLLeafType, other: GraphQLLeafType): void {
    const isRead = (value: unknown) => readShape(value, reading) !== undefined;
    const change = `${other} in place of ${type}`;
    const example = this.#findExample(other);
    if (example !== undefined && !isRead(example)) {
      this.#report("breaking", place, `${change}, which the portal cannot read.`);
    } else if (isEnumType(type) && isEnumType(other)) {
      const [added, gone] = [listOtherValues(other, type), listOtherValues(type, other)];
      const change = `has ${added}, which the portal does not know.${gone && ` Gone: ${gone}.`}`;
      if (added) this.#report("dangerous", other.name, change);
    } else if (isEnumType(type)) {
      const values = type.getValues().map(({ name }) => name);
      this.#report("dangerous", place, `${change}. ${ask} it is one of ${values.join(", ")}.`);
    } else if (example === undefined) {
      const expected = this.#findExample(type);
      const forms = [expected, typeof expected === "number" ? String(expected) : 24].filter(isRead);
      const json = forms.map((form) => JSON.stringify(form)).join(" or ");
      this.#report("dangerous", place, `${change}. ${ask} its JSON is like ${json}.`);
    }
  }

  #compareArguments(place: string, sent: Arguments, { args }: SchemaField, otherField: SchemaField): void {
    for (const arg of args) {
      const other = otherField.args.find(({ name }) => name === arg.name);
      const argPlace = `${place}(${arg.name}:)`;
      if (!other) continue;
      if (!(arg.name in sent)) {
        this.#compareDefaults(argPlace, arg, other);
        continue;
      }
      const type = getNamedType(arg.type);
      // A type with another name may be of another kind too, which the document does not show.
      if (!isScalarType(type)) this.#compareInputTypes(argPlace, type, getNamedType(other.type));
      this.#compareSent(argPlace, arg, other);
    }
  }

  #compareSent(place: string, input: InputValue, other: InputValue): void {
    this.#compareDeprecation(place, input, other);
    const [type, otherType] = [getNamedType(input.type), getNamedType(other.type)];
    if (this.inputTypes.has(type.name)) return;
    this.inputTypes.set(type.name, otherType.name);
    this.#compareParts(type, otherType);
  }

  /** A document does not show the content of its variables, so the portal may send every field and value that the contract allows. */
  #compareParts(type: GraphQLNamedType, other: GraphQLNamedType): void {
    if (isEnumType(type) && isEnumType(other)) {
      const gone = listOtherValues(type, other);
      if (gone) this.#report("breaking", other.name, `does not take ${gone}, which the portal sends.`);
      for (const value of type.getValues()) {
        this.#compareDeprecation(`${other}.${value.name}`, value, other.getValue(value.name));
      }
    }
    if (!isInputObjectType(type) || !isInputObjectType(other)) return;
    const [fields, otherFields] = [type.getFields(), other.getFields()];
    if (other.isOneOf && !type.isOneOf && Object.keys(fields).length > 1)
      this.#report("breaking", other.name, "takes one field alone, by @oneOf.");
    for (const { name } of Object.values(otherFields).filter(isRequiredInputField)) {
      if (!fields[name])
        this.#report("breaking", `${other}.${name}`, "is required, and the portal lacks it.");
    }
    for (const field of Object.values(fields)) {
      const [place, otherField] = [`${other}.${field.name}`, otherFields[field.name]];
      if (otherField) {
        this.#compareDefaults(place, field, otherField);
        this.#compareInputTypes(place, field.type, otherField.type);
        this.#compareSent(place, field, otherField);
      } else this.#report("breaking", place, "is not defined, and the portal sends it.");
    }
  }

  #compareInputTypes(place: string, type: GraphQLInputType, other: GraphQLInputType): void {
    const change = `takes ${other}, and the portal sends ${type}.`;
    const isAccepted = this.#accepts(other, type);
    const json = JSON.stringify(this.#findExample(getNamedType(type)));
    if (isAccepted === undefined)
      this.#report("dangerous", place, `${change} ${ask} it takes JSON like ${json}.`);
    else if (!isAccepted) this.#report("breaking", place, change);
  }

  /** Whether a type takes each value of another one; undefined for a scalar that the contract does not know. */
  #accepts(other: GraphQLInputType, type: GraphQLInputType): boolean | undefined {
    if (isNonNullType(other)) return isNonNullType(type) && this.#accepts(other.ofType, type.ofType);
    if (isNonNullType(type)) return this.#accepts(other, type.ofType);
    if (isListType(type)) return isListType(other) && this.#accepts(other.ofType, type.ofType);
    // Services accept a single value as a list of one.
    if (isListType(other)) return this.#accepts(getNullableType(other.ofType), type);
    const isKind = [isEnumType, isInputObjectType].find((is) => is(type));
    if (isKind?.(other)) return true;
    if (!isScalarType(other) || isInputObjectType(type)) return false;
    if (this.#findExample(other) === undefined) return undefined;
    if (!isSpecifiedScalarType(other)) return type.name === other.name;
    try {
      other.coerceInputValue(this.#findExample(type));
      return true;
    } catch {
      return false;
    }
  }

  #compareDefaults(place: string, ...inputs: [InputValue, InputValue]): void {
    const [value, other] = inputs.map((it) => it.default?.literal && print(it.default.literal));
    if (value !== other) this.#report("dangerous", place, `the default is ${other}, not ${value}.`);
  }

  #compareDeprecation(place: string, part: Deprecatable, other: Deprecatable): void {
    if (other?.deprecationReason == null || part?.deprecationReason != null) return;
    this.#report("dangerous", place, `deprecated. ${other.deprecationReason}`);
  }

  /** A JSON value; undefined for a scalar that the contract does not know. */
  #findExample(type: GraphQLNamedType): unknown {
    if (isEnumType(type)) return type.getValues()[0]?.name;
    const isKnown = isSpecifiedScalarType(type) || this.#contract.getType(type.name);
    return isKnown ? scalars[type.name]?.example : undefined;
  }

  #report(level: Level, place: string, statement: string): void {
    this.problems.push({ level, place, statement });
  }
}

const hasFields = (type: GraphQLOutputType) => isObjectType(type) || isInterfaceType(type);

const ask = "Ask the backend team whether";

/** The values of an enumeration that another one lacks. */
function listOtherValues(type: GraphQLEnumType, other: GraphQLEnumType): string {
  const values = type.getValues().filter(({ name }) => !other.getValue(name));
  return values.map(({ name }) => name).join(", ");
}
