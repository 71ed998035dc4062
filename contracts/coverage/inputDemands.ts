import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNullableType,
} from "graphql";
import type { Interaction } from "../pact/interaction.ts";
import { exampleValues } from "../pact/stateValues.ts";
import { type Demand, mutations, type PortalOperation } from "./operations.ts";

/** Kinds of texts that services lose or misread. */
const textKinds = {
  "capitals alone": /^[^\p{Ll}]*\p{Lu}{2,}[^\p{Ll}]*$/mu,
  "a plus sign": /\+/,
  quotes: /["']/,
  brackets: /[<>]/,
  "letters beyond Latin 1": /[\u0100-\u024f]/,
  "an emoji": /\p{Extended_Pictographic}/u,
};

/** The longest text of these inputs; all others have a line of 100 characters. */
const maxLengths: Partial<Record<string, number>> = {
  comment: 2000,
  customReason: 500,
  houseNumber: 40,
  notes: 2000,
};

/** Texts with a restricted form, and the only kinds that they can have. */
const formedTexts: Partial<Record<string, readonly (keyof typeof textKinds)[]>> = {
  alternatePhone: [],
  email: ["a plus sign", "quotes"],
  key: [],
  phone: [],
  postCode: [],
  registrationToken: [],
  serialNumber: [],
  token: [],
};

/** Other values at their limits. */
const limits: Partial<Record<string, readonly unknown[]>> = {
  installationDate: [exampleValues.today, "1970-01-01", "2024-02-29"],
  rating: [1, 5],
};

interface Input {
  place: string;
  type: GraphQLInputType;
}

/** The inputs of a type or of the arguments, named by their input type: `CustomerInput.city`. */
export function listInputs(owner: string, name: string, type: GraphQLInputType): Input[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return [{ place: `${owner}.${name}`, type }];
  return Object.values(named.getFields()).flatMap((field) => listInputs(named.name, field.name, field.type));
}

/** The values of a place that interactions send and a service accepts, also in `after`. */
function listSent(interactions: readonly Interaction[], place: string): unknown[] {
  return interactions.flatMap(({ isAccepted, variables, operation, states }) => {
    const mutation = mutations.find(({ name }) => name === operation);
    const sent = mutation && isAccepted ? collect(mutation.field, variables, place) : [];
    const before = states.flatMap(({ params: { after } }) => {
      const field = mutations.find((it) => it.field.name === after?.mutation)?.field;
      return after && field ? collect(field, after.variables, place) : [];
    });
    return [...sent, ...before];
  });
}

function collect(
  { name, args }: PortalOperation["field"],
  variables: Record<string, unknown>,
  place: string,
): unknown[] {
  return args.flatMap((arg) => collectValue(name, arg.name, arg.type, variables[arg.name] ?? null, place));
}

function collectValue(
  owner: string,
  name: string,
  type: GraphQLInputType,
  value: unknown,
  place: string,
): unknown[] {
  const inner = getNullableType(type);
  if (isListType(inner) && Array.isArray(value))
    return value.flatMap((item) => collectValue(owner, name, inner.ofType, item, place));
  if (!isInputObjectType(inner)) return `${owner}.${name}` === place ? [value] : [];
  return Object.values(inner.getFields()).flatMap((field) => {
    const own: unknown = typeof value === "object" && value !== null ? Reflect.get(value, field.name) : null;
    return collectValue(inner.name, field.name, field.type, own ?? null, place);
  });
}

function listValueDemands({ place, type }: Input): Demand[] {
  const demand = (rule: string, what: string, accepts: (value: unknown) => boolean): Demand => ({
    rule,
    what: `${place}: ${what}`,
    isMet: (interactions) => listSent(interactions, place).some(accepts),
  });
  const named = getNamedType(type);
  const name = place.split(".")[1] ?? "";
  const maxLength = maxLengths[name] ?? 100;
  const isText = named.name === "String";
  const kinds = Object.entries(textKinds).filter(
    ([kind]) => formedTexts[name]?.some((own) => own === kind) ?? true,
  );
  return [
    ...(isEnumType(named) ? named.getValues() : []).map((it) =>
      demand("each value of an enumeration", it.name, (value) => value === it.name),
    ),
    ...(isNullableType(type)
      ? [
          demand("null and a value", "null", (value) => value === null),
          demand("null and a value", "a value", (value) => value !== null),
        ]
      : []),
    ...(isText ? kinds : []).map(([kind, pattern]) =>
      demand("kinds of texts", kind, (value) => pattern.test(String(value))),
    ),
    ...(isText && (!formedTexts[name] || name === "email")
      ? [demand("kinds of texts", `${maxLength} characters`, (value) => String(value).length === maxLength)]
      : []),
    ...(limits[name] ?? []).map((limit) =>
      demand("days and numbers at their limits", String(limit), (value) => value === limit),
    ),
  ];
}

const fileKinds = {
  "a PDF": /\.pdf$/i,
  "a JPEG": /\.jpe?g$/i,
  "a PNG": /\.png$/i,
  "a HEIC": /\.heic$/i,
  "an ending in capitals": /\.[A-Z]+$/,
  "a plus sign": /\+/,
  "a blank": / /,
  "an emoji": /\p{Extended_Pictographic}/u,
  umlauts: /[äöüß]/,
};

function listFileDemands(operation: string): Demand[] {
  return Object.entries(fileKinds).map(([kind, pattern]) => ({
    rule: "kinds of files",
    what: `${operation}: ${kind}`,
    isMet: (interactions) =>
      interactions.some(
        (it) => it.operation === operation && it.isAccepted && pattern.test(it.fileName ?? ""),
      ),
  }));
}

/** Each kind of value of each input, and each kind of file, that a service has to accept. */
export function listInputDemands(): Demand[] {
  const inputs = mutations.flatMap(({ field }) =>
    field.args.flatMap((arg) => listInputs(field.name, arg.name, arg.type)),
  );
  return [
    ...inputs.flatMap(listValueDemands),
    ...mutations.filter(({ kind }) => kind === "upload").flatMap(({ name }) => listFileDemands(name)),
  ];
}
