import {
  getNamedType,
  isEnumType,
  isNullableType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import * as v from "valibot";
import { getRequestStatusRules } from "#request-status/requestStatusRules.ts";
import { type Country, countryLocales } from "#schema/locales.ts";
import { loadOpenApi, loadService } from "#schema/services.ts";
import type { Interaction } from "../pact/interaction.ts";
import { sameRecords } from "../pact/records.ts";
import { exampleValues } from "../pact/stateValues.ts";
import { translatedFields } from "../pact/translatedFields.ts";
import { listInputs } from "./inputDemands.ts";
import {
  type Demand,
  demand,
  isOf,
  mutations,
  namesRecord,
  operations,
  type PortalOperation,
} from "./operations.ts";
import { listRecords } from "./states.ts";

/**
 * Demands a successful response of each operation. Of its field, demands each error code of the additions, null for an unknown
 * id, an empty page, another customer's record, and a mutation's effect. The portal sends no invalid pages.
 */
function listKinds(operation: PortalOperation): Demand[] {
  const { name, field, kind, codes, isAnonymous } = operation;
  const rule = "kinds of responses";
  const isQuery = kind === "query";
  const kinds = [
    ...codes.filter((code) => !isQuery || code !== "VALIDATION_FAILED"),
    ...(isQuery && namesRecord(operation) && isNullableType(field.type) ? ["null"] : []),
    ...(field.args.some((arg) => arg.name === "take") ? ["empty"] : []),
  ];
  const isForeign = (value: string) => value.startsWith("foreign");
  const foreign = demand(
    rule,
    `${field.name}: a record of another customer`,
    (it) => isOf(operation, it) && it.values.some(isForeign),
  );
  const effect = demand(rule, `${field.name}: its effect`, ({ states }) =>
    states.some(({ params }) => params.after?.mutation === field.name),
  );
  return [
    demand(rule, `${name}: success`, (it) => it.operation === name && it.responses.includes("success")),
    ...kinds.map((response) =>
      demand(rule, `${name}: ${response}`, (it) => isOf(operation, it) && it.responses.includes(response)),
    ),
    ...(namesRecord(operation) && !isAnonymous ? [foreign] : []),
    ...(isQuery ? [] : [effect]),
  ];
}

const openApiSchema = v.object({
  servers: v.tuple([v.object({ url: v.string() })]),
  paths: v.record(v.string(), v.object({ get: v.unknown() })),
});

/** The demands for the REST API and for sign-in. */
function listHttpKinds(): Demand[] {
  const { servers, paths } = v.parse(openApiSchema, loadOpenApi());
  const token = `POST /${exampleValues.tenant}/${exampleValues.policy}/oauth2/v2.0/token`;
  const required: [name: string, response: string][] = [
    ...Object.keys(paths).map((path): [string, string] => [`GET ${servers[0].url}${path}`, "success"]),
    ["GET /api/auth/me", "401"],
    ...["authorization_code", "refresh_token"].flatMap((grant): [string, string][] => [
      [`${token} (${grant})`, "success"],
      [`${token} (${grant})`, "invalid_grant"],
    ]),
  ];
  return required.map(([name, response]) =>
    demand(
      "kinds of responses",
      `${name}: ${response}`,
      (it) => it.operation === name && it.responses.includes(response),
    ),
  );
}

/** The types of inputs that a customer can type wrongly. Others are choices. */
const typedTypes = ["String", "Int", "Date", "Upload"];

function listErrorFields({ field, codes }: PortalOperation): Demand[] {
  if (!codes.includes("VALIDATION_FAILED")) return [];
  const inputs = field.args.flatMap((arg) => listInputs(field.name, arg.name, arg.type));
  return inputs
    .filter(({ type }) => typedTypes.includes(getNamedType(type).name))
    .map(({ place }) =>
      demand("fields that errors can name", `an error names ${place}`, ({ operation, errorFields }) => {
        const [owner, name = ""] = place.split(".");
        const sent = mutations.find((it) => it.name === operation)?.field;
        const hasInput =
          sent?.name === owner || sent?.args.some(({ type }) => getNamedType(type).name === owner) === true;
        return hasInput && errorFields.some((path) => path.split(".").includes(name));
      }),
    );
}

function listStatuses(): Demand[] {
  const statuses = loadService("main").schema.getType("RequestStatus");
  return (isEnumType(statuses) ? statuses.getValues() : []).map(({ name }) => {
    const { isCancellable } = getRequestStatusRules(name as Parameters<typeof getRequestStatusRules>[0]);
    return demand(
      "each status",
      `cancelRequest is ${isCancellable ? "accepted" : "refused"} in ${name}`,
      ({ operation, isAccepted, states }) =>
        operation.startsWith("CancelRequest") &&
        isAccepted === isCancellable &&
        states.some(({ params }) => (params.scenario["status"] ?? "OPEN") === name),
    );
  });
}

/** Codes with messages that are values of the state. */
const messages = ["REQUEST_NOT_CANCELLABLE", "REGISTRATION_TOKEN_UNKNOWN"];

/** Demands each locale, each message in each language, and all other texts where the verification can ask for another language. */
function listLanguages(): Demand[] {
  const rule = "languages";
  const getLocales = ({ states }: Interaction) => states.map(({ params }) => params.locale ?? params.country);
  const isMultilingual = ({ states }: Interaction) =>
    states.some(({ params }) => params.locale && countryLocales[params.country as Country].length > 1);
  const campaigns = "GET /api/campaigns";
  const locales = Object.values(countryLocales).flat();
  const languages = new Set(locales.map((locale) => locale.slice(0, 2)));
  return [
    ...locales.map((locale) =>
      demand(rule, `a request in ${locale}`, (it) => getLocales(it).includes(locale)),
    ),
    ...messages.flatMap((code) =>
      [...languages].map((language) =>
        demand(
          rule,
          `${code} in ${language}`,
          (it) => it.responses.includes(code) && getLocales(it).some((locale) => locale.startsWith(language)),
        ),
      ),
    ),
    demand(
      rule,
      `${campaigns} in a country of several languages`,
      (it) => it.operation === campaigns && isMultilingual(it),
    ),
    ...operations
      .filter(({ kind, field, codes }) =>
        kind === "query" ? translatedFields[field.name] : codes.includes("VALIDATION_FAILED"),
      )
      .map((operation) =>
        demand(
          rule,
          `texts of ${operation.name} in a country of several languages`,
          (it) => isOf(operation, it) && isMultilingual(it) && it.isAccepted === (operation.kind === "query"),
        ),
      ),
  ];
}

/** The leaf fields of a query's response: path, and place in the record, such as `Request.customer.city`. */
function listLeaves({ service, document }: PortalOperation): Map<string, string> {
  const typeInfo = new TypeInfo(loadService(service).view);
  const places = new Map<string, string>();
  const open: { key: string; place: string }[] = [];
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field: {
        enter({ name, selectionSet }) {
          const type = getNamedType(typeInfo.getType());
          const isRecord =
            isObjectType(type) &&
            selectionSet?.selections.some((it) => it.kind === "Field" && it.name.value === "id");
          const outer = open.at(-1)?.place ?? "Query";
          const place = isRecord ? (sameRecords[type.name] ?? type.name) : `${outer}.${name.value}`;
          open.push({ key: name.value, place });
          if (!selectionSet) places.set(open.map(({ key }) => key).join("."), place);
        },
        leave() {
          open.pop();
        },
      },
    }),
  );
  return places;
}

const known = new WeakMap<Interaction, ReadonlySet<string>>();

/** The fields whose values an interaction's response fixes, or the records of its state. */
function listFixedFields(interaction: Interaction): ReadonlySet<string> {
  const found = known.get(interaction);
  if (found) return found;
  const { operation, fixedPlaces, states } = interaction;
  const query = operations.find(({ name, kind }) => name === operation && kind === "query");
  const paths = fixedPlaces.map((path) => path.replaceAll(/^\$\.data\.|\[[\d*+]*\]/g, ""));
  const leaves = [...(query ? listLeaves(query) : [])].filter(([leaf]) => paths.includes(leaf));
  const records = states.flatMap((state) => [...listRecords(state).keys()]);
  const fields = new Set([
    ...leaves.map(([, place]) => place),
    ...records.map((place) => place.replaceAll(/:[^.\]]+|\[[^\]]*\]/g, "")),
  ]);
  known.set(interaction, fields);
  return fields;
}

function listOutputFields(): Demand[] {
  const queries = operations.filter(({ kind }) => kind === "query");
  return [...new Set(queries.flatMap((it) => [...listLeaves(it).values()]))].map((place) =>
    demand("values of output fields", place, (it) => listFixedFields(it).has(place)),
  );
}

/** The demands on services' responses. */
export function listResponseDemands(): Demand[] {
  return [
    ...operations.flatMap(listKinds),
    ...listHttpKinds(),
    ...mutations.flatMap(listErrorFields),
    ...listStatuses(),
    ...listLanguages(),
    ...listOutputFields(),
  ];
}
