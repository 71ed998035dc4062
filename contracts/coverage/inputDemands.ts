import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNullableType,
} from "graphql";
import { isRecord } from "#api/json.ts";
import type { Interaction } from "../pact/interaction.ts";
import { exampleValues } from "../pact/stateValues.ts";
import { type Demand, demand, mutations, type PortalOperation } from "./operations.ts";

/** Kinds of texts that services lose or misread. */
const textKinds = {
  "capitals alone": /^[^\p{Ll}]*\p{Lu}{2,}[^\p{Ll}]*$/mu,
  "a plus sign": /\+/,
  quotes: /["']/,
  brackets: /[<>]/,
  "letters beyond Latin 1": /[\u0100-\u024f]/,
  "an emoji": /\p{Extended_Pictographic}/u,
  "a hyphen": /\p{L}-\p{L}/u,
  "a single character": /^.$/u,
};

/** The lengths of these inputs' longest texts. All other texts are lines of at most 100 characters. */
const maxLengths: Partial<Record<string, number>> = {
  comment: 2000,
  customReason: 500,
  houseNumber: 40,
  notes: 2000,
};

/** Inputs that restrict the form of their text, each with the kinds of text that it still allows. */
const formedTexts: Partial<Record<string, readonly (keyof typeof textKinds)[]>> = {
  alternatePhone: [],
  email: ["a plus sign", "quotes", "a hyphen"],
  key: [],
  phone: [],
  postCode: [],
  registrationToken: [],
  serialNumber: [],
  token: [],
};

/** Values at the limits of inputs that are not texts. */
const limits: Partial<Record<string, readonly unknown[]>> = {
  installationDate: [exampleValues.today, "1970-01-01", "2024-02-29"],
  rating: [1, 5],
};

interface Input {
  /** The input's schema coordinate, such as `CustomerInput.city`. */
  place: string;
  type: GraphQLInputType;
  /** The value in the request. */
  value: unknown;
}

/** Lists an input and all inputs inside it, in lists for each item. */
export function listInputs(
  owner: string,
  name: string,
  type: GraphQLInputType,
  value: unknown = null,
): Input[] {
  const inner = getNullableType(type);
  if (isListType(inner) && Array.isArray(value))
    return value.flatMap((item) => listInputs(owner, name, inner.ofType, item));
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return [{ place: `${owner}.${name}`, type, value }];
  const fields = isRecord(value) ? value : {};
  return Object.values(named.getFields()).flatMap((field) =>
    listInputs(named.name, field.name, field.type, fields[field.name]),
  );
}

const known = new WeakMap<Interaction, readonly Input[]>();

/** The inputs that an interaction or its state's mutation sends, and that the service accepts. */
function listSent(interaction: Interaction): readonly Input[] {
  const { isAccepted, variables, operation, states } = interaction;
  const collect = (field: PortalOperation["field"] | undefined, sent: Readonly<Record<string, unknown>>) =>
    (field?.args ?? []).flatMap((arg) => listInputs(field?.name ?? "", arg.name, arg.type, sent[arg.name]));
  const mutation = mutations.find(({ name }) => name === operation)?.field;
  const sent = known.get(interaction) ?? [
    ...(isAccepted ? collect(mutation, variables) : []),
    ...states.flatMap(({ params: { after } }) =>
      collect(mutations.find(({ field }) => field.name === after?.mutation)?.field, after?.variables ?? {}),
    ),
  ];
  known.set(interaction, sent);
  return sent;
}

function listValueDemands({ place, type }: Input): Demand[] {
  const demandValue = (rule: string, what: string, accepts: (value: unknown) => boolean) =>
    demand(rule, `${place}: ${what}`, (it) =>
      listSent(it).some((sent) => sent.place === place && accepts(sent.value)),
    );
  const named = getNamedType(type);
  const name = place.split(".")[1] ?? "";
  const maxLength = maxLengths[name] ?? 100;
  const isText = named.name === "String";
  const kinds = Object.entries(textKinds).filter(
    ([kind]) => formedTexts[name]?.some((own) => own === kind) ?? true,
  );
  return [
    ...(isEnumType(named) ? named.getValues() : []).map((it) =>
      demandValue("each value of an enumeration", it.name, (value) => value === it.name),
    ),
    ...(isNullableType(type)
      ? [
          demandValue("null and a value", "null", (value) => value === null),
          demandValue("null and a value", "a value", (value) => value !== null),
        ]
      : []),
    ...(isText ? kinds : []).map(([kind, pattern]) =>
      demandValue("kinds of texts", kind, (value) => pattern.test(String(value))),
    ),
    ...(isText && (!formedTexts[name] || name === "email")
      ? [
          demandValue(
            "kinds of texts",
            `${maxLength} characters`,
            (value) => String(value).length === maxLength,
          ),
        ]
      : []),
    ...(limits[name] ?? []).map((limit) =>
      demandValue("days and numbers at their limits", String(limit), (value) => value === limit),
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
  return Object.entries(fileKinds).map(([kind, pattern]) =>
    demand(
      "kinds of files",
      `${operation}: ${kind}`,
      (it) => it.operation === operation && it.isAccepted && pattern.test(it.fileName ?? ""),
    ),
  );
}

/** A service has to accept each kind of value of each input, and each kind of file. */
export function listInputDemands(): Demand[] {
  const inputs = mutations.flatMap(({ field }) =>
    field.args.flatMap((arg) => listInputs(field.name, arg.name, arg.type)),
  );
  return [
    ...inputs.flatMap(listValueDemands),
    ...mutations.filter(({ kind }) => kind === "upload").flatMap(({ name }) => listFileDemands(name)),
  ];
}
