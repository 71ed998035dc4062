import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNullableType,
} from "graphql";
import { getRequestStatusFacts } from "#request-status/requestStatusFacts.ts";
import { countryLocales } from "#schema/locales.ts";
import { additions, loadService, serviceNames } from "#schema/services.ts";
import type { Interaction } from "../pact/interaction.ts";
import { exampleValues } from "../pact/stateValues.ts";

/** One thing that the pacts must have, by a sentence. */
interface Demand {
  rule: string;
  what: string;
  isMet: (interactions: readonly Interaction[]) => boolean;
}

const mutations = serviceNames.map(loadService).flatMap(({ name: service, schema, operations }) => {
  const { errors }: { errors: Readonly<Partial<Record<string, readonly string[]>>> } = additions[service];
  return operations
    .filter(({ type }) => type === "mutation")
    .flatMap(({ name, rootField }) => {
      const field = schema.getMutationType()?.getFields()[rootField];
      return field ? [{ name, field, codes: errors[`Mutation.${rootField}`] ?? [] }] : [];
    });
});

/** What services lose in a text, or mistake for something else. */
const textKinds = {
  "capitals alone": /^[^\p{Ll}]*\p{Lu}{2,}[^\p{Ll}]*$/mu,
  "a plus sign": /\+/,
  quotes: /["']/,
  brackets: /[<>]/,
  "letters beyond Latin 1": /[\u0100-\u024f]/,
  "an emoji": /\p{Extended_Pictographic}/u,
};

/** The longest text of an input; of all others a line of 100 characters. */
const maxLengths: Partial<Record<string, number>> = {
  comment: 2000,
  customReason: 500,
  houseNumber: 40,
  notes: 2000,
};

/** Texts of a form that holds no such things, with the only kinds that it does. */
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

/** The inputs of a type or of the arguments, at the input types' own places: `CustomerInput.city`. */
function listInputs(owner: string, name: string, type: GraphQLInputType): Input[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return [{ place: `${owner}.${name}`, type }];
  return Object.values(named.getFields()).flatMap((field) => listInputs(named.name, field.name, field.type));
}

/** The values of a place that interactions have sent and a service accepted, also before another request. */
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
  { name, args }: (typeof mutations)[number]["field"],
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

function listInputDemands({ place, type }: Input): Demand[] {
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

/** What can be typed wrongly, unlike what is chosen. */
const typedTypes = ["String", "Int", "Date", "Upload"];

function listErrorDemands({ field, codes }: (typeof mutations)[number]): Demand[] {
  if (!codes.includes("VALIDATION_FAILED")) return [];
  return field.args
    .flatMap((arg) => listInputs(field.name, arg.name, arg.type))
    .filter(({ type }) => typedTypes.includes(getNamedType(type).name))
    .map(({ place }) => place.split("."))
    .map(([owner = "", name = ""]) => ({
      rule: "each field that an error can name",
      what: `an error names ${owner}.${name}`,
      isMet: (interactions) =>
        interactions.some(({ operation, errorFields }) => {
          const sent = mutations.find((it) => it.name === operation)?.field;
          const hasInput =
            sent?.name === owner || sent?.args.some(({ type }) => getNamedType(type).name === owner);
          return hasInput && errorFields.some((path) => path.split(".").includes(name));
        }),
    }));
}

function listStatusDemands(): Demand[] {
  const statuses = loadService("main").schema.getType("RequestStatus");
  return (isEnumType(statuses) ? statuses.getValues() : []).flatMap(({ name }) => {
    const { isCancellable } = getRequestStatusFacts(name as Parameters<typeof getRequestStatusFacts>[0]);
    return {
      rule: "each status",
      what: `cancelRequest is ${isCancellable ? "accepted" : "refused"} in ${name}`,
      isMet: (interactions) =>
        interactions.some(
          (it) =>
            it.operation.startsWith("CancelRequest") &&
            it.isAccepted === isCancellable &&
            it.states.some(({ params }) => (params.scenario["status"] ?? "OPEN") === name),
        ),
    };
  });
}

function listLanguageDemands(): Demand[] {
  const rule = "languages";
  const locales = Object.values(countryLocales).flat();
  const listOwn = (interactions: readonly Interaction[], name: string) =>
    new Set(
      interactions
        .filter(({ operation, responses }) => operation.startsWith(name) || responses.includes(name))
        .flatMap(({ states }) => states.flatMap(({ params }) => params.locale?.slice(0, 2) ?? [])),
    );
  const names = ["FaqContent", "DocumentContent", "BookmarkContent", "RequestReasons", "ShowRequest"];
  const codes = ["REQUEST_NOT_CANCELLABLE", "REGISTRATION_TOKEN_UNKNOWN"];
  return [
    ...locales.map((locale) => ({
      rule,
      what: `a request in ${locale}`,
      isMet: (interactions: readonly Interaction[]) =>
        interactions.some(({ states }) => states.some(({ params }) => params.locale === locale)),
    })),
    ...[...names, ...codes].map((name) => ({
      rule,
      what: `${name} in two languages`,
      isMet: (interactions: readonly Interaction[]) => listOwn(interactions, name).size >= 2,
    })),
  ];
}

/** All that the pacts must have, derived from SDL, additions, statuses and locales. */
export function listDemands(): Demand[] {
  const inputs = mutations.flatMap(({ field }) =>
    field.args.flatMap((arg) => listInputs(field.name, arg.name, arg.type)),
  );
  const places = new Map(inputs.map((input) => [input.place, input]));
  const uploads = mutations.filter(({ field }) =>
    field.args.some(({ type }) => getNamedType(type).name === "Upload"),
  );
  const demands = [
    ...[...places.values()].flatMap(listInputDemands),
    ...uploads.flatMap(({ name }) => listFileDemands(name)),
    ...mutations.flatMap(listErrorDemands),
    ...listStatusDemands(),
    ...listLanguageDemands(),
  ];
  return [...new Map(demands.map((demand) => [`${demand.rule} ${demand.what}`, demand])).values()];
}

/** What need not be covered, and why. */
const exceptions = [
  { of: /^updateRegisteredWindowRoom\.room: /, reason: "registrations have each room" },
  { of: /^updateRegisteredWindowInstallerName\.name: capitals/, reason: "registrations have it" },
  { of: /names (updateRegisteredWindow|claim)/, reason: "the form has one field" },
  {
    of: /refused in INSTALLATION_IN_PROGRESS$/,
    reason: "the portal offers it no more; a service may accept it",
  },
];

/** For each rule how much is demanded and covered, what is excepted with its reason, and what is missing. */
export function reportCoverage(interactions: readonly Interaction[]) {
  return Object.entries(Object.groupBy(listDemands(), ({ rule }) => rule)).map(([rule, demands = []]) => {
    const open = demands.filter(({ isMet }) => !isMet(interactions)).map(({ what }) => what);
    const excepted = exceptions.flatMap(({ of, reason }) => {
      const count = open.filter((what) => of.test(what)).length;
      return count > 0 ? [`${count} (${reason})`] : [];
    });
    const missing = open.filter((what) => exceptions.every(({ of }) => !of.test(what)));
    return { rule, demanded: demands.length, covered: demands.length - open.length, excepted, missing };
  });
}
