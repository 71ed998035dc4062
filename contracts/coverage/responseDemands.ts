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
import { getRequestStatusFacts } from "#request-status/requestStatusFacts.ts";
import { countryLocales } from "#schema/locales.ts";
import { loadOpenApi, loadService } from "#schema/services.ts";
import type { Interaction } from "../pact/interaction.ts";
import { sameRecords } from "../pact/records.ts";
import { exampleValues } from "../pact/stateValues.ts";
import { listInputs } from "./inputDemands.ts";
import { type Demand, isOf, mutations, namesRecord, operations, type PortalOperation } from "./operations.ts";
import { listRecords } from "./states.ts";

/**
 * The success of each operation. For its field also each error code of the additions, null for an unknown id, and a page
 * without items, by the names of `classifyResponse`. The portal sends no invalid pages.
 */
function listKinds(operation: PortalOperation): Demand[] {
  const { name, field, kind, codes } = operation;
  const isQuery = kind === "query";
  const kinds = [
    ...codes.filter((code) => !isQuery || code !== "VALIDATION_FAILED"),
    ...(isQuery && namesRecord(operation) && isNullableType(field.type) ? ["null"] : []),
    ...(field.args.some((arg) => arg.name === "take") ? ["empty"] : []),
  ];
  const rule = "kinds of responses";
  return [
    demandResponse(name, "success", (interaction) => interaction.operation === name),
    ...kinds.map((response) => demandResponse(name, response, (interaction) => isOf(operation, interaction))),
    ...(namesRecord(operation) && !operation.isAnonymous
      ? [
          {
            rule,
            what: `${field.name}: a record of another customer`,
            isMet: (interactions: readonly Interaction[]) =>
              interactions.some(
                (it) => isOf(operation, it) && it.values.some((value) => value.startsWith("foreign")),
              ),
          },
        ]
      : []),
    ...(isQuery
      ? []
      : [
          {
            rule,
            what: `${field.name}: its effect`,
            isMet: (interactions: readonly Interaction[]) =>
              interactions.some(({ states }) =>
                states.some(({ params }) => params.after?.mutation === field.name),
              ),
          },
        ]),
  ];
}

function demandResponse(
  name: string,
  response: string,
  isOwn: (interaction: Interaction) => boolean,
): Demand {
  return {
    rule: "kinds of responses",
    what: `${name}: ${response}`,
    isMet: (interactions) => interactions.some((it) => isOwn(it) && it.responses.includes(response)),
  };
}

const openApiSchema = v.object({
  servers: v.tuple([v.object({ url: v.string() })]),
  paths: v.record(v.string(), v.object({ get: v.unknown() })),
});

/** The demands for the REST API and for sign-in. */
function listHttpKinds(): Demand[] {
  const { servers, paths } = v.parse(openApiSchema, loadOpenApi());
  const token = `POST /${exampleValues.tenant}/${exampleValues.policy}/oauth2/v2.0/token`;
  const required: [name: string, responses: string[]][] = [
    ...Object.keys(paths).map((path): [string, string[]] => [`GET ${servers[0].url}${path}`, ["success"]]),
    ["GET /api/auth/me", ["401"]],
    [`${token} (authorization_code)`, ["success", "invalid_grant"]],
    [`${token} (refresh_token)`, ["success", "invalid_grant"]],
  ];
  return required.flatMap(([name, responses]) =>
    responses.map((response) => demandResponse(name, response, ({ operation }) => operation === name)),
  );
}

/** Inputs that a customer can type wrongly, unlike choices. */
const typedTypes = ["String", "Int", "Date", "Upload"];

function listErrorFields({ field, codes }: PortalOperation): Demand[] {
  if (!codes.includes("VALIDATION_FAILED")) return [];
  return field.args
    .flatMap((arg) => listInputs(field.name, arg.name, arg.type))
    .filter(({ type }) => typedTypes.includes(getNamedType(type).name))
    .map(({ place }) => place.split("."))
    .map(([owner = "", name = ""]) => ({
      rule: "fields that errors can name",
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

function listStatuses(): Demand[] {
  const statuses = loadService("main").schema.getType("RequestStatus");
  return (isEnumType(statuses) ? statuses.getValues() : []).map(({ name }) => {
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

/** Operations with texts in the language of the request, and codes with messages that are part of the pacts. */
const translated = [
  "FaqContent",
  "DocumentContent",
  "BookmarkContent",
  "RequestReasons",
  "ShowRequest",
  "GET /api/campaigns",
  "VALIDATION_FAILED",
];
const messages = ["REQUEST_NOT_CANCELLABLE", "REGISTRATION_TOKEN_UNKNOWN"];

function listLanguages(): Demand[] {
  const rule = "languages";
  const list = (interactions: readonly Interaction[], name: string) =>
    interactions
      .filter(({ operation, responses }) => operation.startsWith(name) || responses.includes(name))
      .flatMap(({ states }) => states.flatMap(({ params }) => params.locale ?? params.country));
  const locales = Object.values(countryLocales).flat();
  return [
    ...locales.map((locale) => ({
      rule,
      what: `a request in ${locale}`,
      isMet: (interactions: readonly Interaction[]) => list(interactions, "").includes(locale),
    })),
    ...messages.flatMap((code) =>
      [...new Set(locales.map((locale) => locale.slice(0, 2)))].map((language) => ({
        rule,
        what: `${code} in ${language}`,
        isMet: (interactions: readonly Interaction[]) =>
          list(interactions, code).some((locale) => locale.startsWith(language)),
      })),
    ),
    ...translated.map((name) => ({
      rule,
      what: `${name} in two languages`,
      isMet: (interactions: readonly Interaction[]) =>
        new Set(list(interactions, name).map((locale) => locale.slice(0, 2))).size >= 2,
    })),
  ];
}

/** The leaves of a query's response by their paths, named by their record: `Request.customer.city`. */
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

/** For each field of a query, some interaction has the value that its state names, or the state's records have it. */
function listOutputFields(): Demand[] {
  const queries = operations
    .filter(({ kind }) => kind === "query")
    .map((it) => ({ it, leaves: listLeaves(it) }));
  const findBound = (interactions: readonly Interaction[]) =>
    new Set([
      ...interactions.flatMap(({ operation, facts }) => {
        const { leaves } = queries.find(({ it }) => it.name === operation) ?? {};
        const bound = facts.flatMap((fact) =>
          [...fact.matchAll(/([\w.[\]]+) = /g)].map(([, path = ""]) => path),
        );
        const paths = bound.map((path) => path.replaceAll(/\[\d*\]/g, ""));
        return [...(leaves ?? [])].flatMap(([leaf, place]) =>
          paths.some((path) => leaf === path || leaf.endsWith(`.${path}`)) ? [place] : [],
        );
      }),
      ...interactions.flatMap(({ states }) =>
        states.flatMap((state) =>
          [...listRecords(state).keys()].map((place) => place.replaceAll(/:[^.\]]+|\[[^\]]*\]/g, "")),
        ),
      ),
    ]);
  let known: { interactions: readonly Interaction[]; bound: Set<string> } | undefined;
  return [...new Set(queries.flatMap(({ leaves }) => [...leaves.values()]))].map((place) => ({
    rule: "values of output fields",
    what: place,
    isMet: (interactions) => {
      if (known?.interactions !== interactions) known = { interactions, bound: findBound(interactions) };
      return known.bound.has(place);
    },
  }));
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
