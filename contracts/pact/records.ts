import {
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  print,
} from "graphql";
import { isRecord } from "#api/json.ts";
import type { TypeName } from "#schema/additions.ts";
import { loadService, type ServiceName } from "#schema/services.ts";

/** Facts that queries have shown: values by place, such as `Request:7.customer.city`, and the content of lists. */
export type Facts = ReadonlyMap<string, unknown>;

export interface Records {
  facts: Facts;
  /** Links to the customer's files, by place. */
  links: ReadonlyMap<string, string>;
  /** Places for which two queries showed different values. */
  conflicts: readonly string[];
}

/** Sends a query, and returns its data. */
type SendQuery = (query: string, variables: Record<string, unknown>) => Promise<unknown>;

/** The services with GraphQL, by their names in the pacts. */
export const services: Partial<Record<string, ServiceName>> = {
  "main-api": "main",
  "registration-service": "registration",
};

/** Types of the main API that show the same record as another type. */
export const sameRecords: Partial<Record<string, string>> = {
  RequestResponseModel: "Request",
} satisfies Partial<Record<TypeName, TypeName>>;

/** Queries that read the record whose id they take, with the id's type. Other queries without a record's id list records. */
const recordTypes: Partial<Record<string, TypeName>> = {
  attachments: "Request",
  invoiceFileUrl: "RegisteredWindow",
  registeredWindowById: "RegisteredWindow",
  requestReasons: "Request",
  showRequest: "Request",
};

/** Queries that show all records of a customer, with their type. Other lists are the same for every customer. */
export const lists: Partial<Record<string, TypeName>> = {
  showAccount: "CustomerAccount",
  projects: "Project",
  registeredWindows: "RegisteredWindow",
  unreadNotifications: "ProjectNotification",
};

/** The records of a kind that are read one by one: a neighbour of the first one, and more new ones after a mutation. */
const maxRecords = { before: 2, new: 4 };

/** Follows a link, and describes the file. */
type ReadFile = (link: string) => Promise<string>;

/** The places of links to a customer's files. What they lead to is among the facts, too. */
const fileLinks = /^(Attachment:[^.]+\.link|Query\.invoiceFileUrl\(.*\))$/;

/** Creates a function that reads all records that a service's queries show to a customer. */
export function createRecordReader(provider: string) {
  const service = services[provider];
  if (service === undefined) return undefined;
  const { schema, operations } = loadService(service);
  const queries = operations
    .filter(({ type }) => type === "query")
    // A query that only narrows another one, such as to one project, shows nothing new.
    .filter(({ name }) => operations.every((other) => other.name === name || !name.startsWith(other.name)))
    .map(({ rootField, document }) => {
      const definition = document.definitions.find((it) => it.kind === "OperationDefinition");
      const variables = (definition?.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
      // One page is enough for all records of a kind.
      return { rootField, query: print(document).replace(/take: \d+/, "take: 50"), variables };
    });

  return async function readRecords(send: SendQuery, readFile: ReadFile, before?: Records): Promise<Records> {
    const facts = new Map<string, unknown>();
    const links = new Map<string, string>();
    const conflicts: string[] = [];
    const add = (place: string, shown: unknown) => {
      const [known, value] = [facts.get(place), normalize(shown)];
      if (known !== undefined && known !== value) conflicts.push(`${place} is ${known} and ${value}`);
      facts.set(place, value);
      if (typeof shown === "string" && fileLinks.test(place)) links.set(place, shown);
    };
    const readAll = async (requests: readonly RecordRequest[]) => {
      const data = await Promise.all(requests.map((it) => readPages(send, it)));
      for (const [index, { rootField, place }] of requests.entries())
        collectFacts(schema, rootField, place, data[index], add);
    };
    const inLists = queries.filter(({ rootField }) => lists[rootField]);
    await readAll(
      inLists.map((it) => ({
        ...it,
        place: "",
        createVariables: (skip) => (it.variables.includes("skip") ? { skip } : {}),
      })),
    );
    const inDetail = queries.flatMap(({ rootField, query, variables: [idName] }) => {
      const type = recordTypes[rootField];
      if (type === undefined || idName === undefined) return [];
      const ids = [...facts].flatMap(([place, value]) => (isRecordId(place, type) ? [value] : []));
      // All requests have the same reasons.
      const max = rootField === "requestReasons" ? 1 : maxRecords[before ? "new" : "before"];
      const isRead = (id: unknown) => before?.facts.has(`Query.${rootField}(${type}:${id})`);
      const isNew = (id: unknown) => !before?.facts.has(`${type}:${id}.id`);
      return [...ids.filter(isRead), ...ids.filter(isNew).slice(0, max)].map((id) => ({
        ...{ rootField, query, place: `(${type}:${id})`, createVariables: () => ({ [idName]: id }) },
      }));
    });
    await readAll(inDetail);
    for (const [place, link] of links) facts.set(`${place}.content`, await readFile(link));
    return { facts, links, conflicts };
  };
}

interface RecordRequest {
  rootField: string;
  query: string;
  /** Its arguments, in the places of the facts. */
  place: string;
  createVariables: (skip: number) => Record<string, unknown>;
}

/** All pages of a list in one: a service may have shorter pages than it is asked for. */
async function readPages(send: SendQuery, { rootField, query, createVariables }: RecordRequest) {
  const items: unknown[] = [];
  for (;;) {
    const data = await send(query, createVariables(items.length));
    const page = isRecord(data) ? data[rootField] : undefined;
    if (!isRecord(page) || !Array.isArray(page["items"])) return data;
    items.push(...page["items"]);
    const isLast = !JSON.stringify({ ...page, items: [] }).includes('"hasNextPage":true');
    if (isLast || page["items"].length === 0) return { [rootField]: { ...page, items } };
  }
}

const isRecordId = (place: string, type: string) => new RegExp(`^${type}:[^.]+\\.id$`).test(place);

/** The facts that the response to one operation shows. */
export function readAnswerFacts(
  provider: string,
  operation: { kind: string; field: string; variables: Record<string, unknown> } | undefined,
  json: unknown,
): Facts {
  const facts = new Map<string, unknown>();
  const service = services[provider];
  if (!service || !operation || !isRecord(json)) return facts;
  const { field, variables } = operation;
  const type = recordTypes[field];
  const arguments_ = type ? `(${type}:${Object.values(variables)[0]})` : "";
  collectFacts(loadService(service).schema, field, arguments_, json["data"], (place, value) =>
    facts.set(place, normalize(value)),
  );
  return facts;
}

/** Collects the facts in the result of a field of Query or Mutation. */
function collectFacts(
  schema: GraphQLSchema,
  rootField: string,
  arguments_: string,
  data: unknown,
  add: (place: string, value: unknown) => void,
): void {
  const value = isRecord(data) ? data[rootField] : undefined;
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    const field = type?.getFields()[rootField];
    if (field && value !== undefined)
      collectValue(value, field.type, `${type}.${rootField}${arguments_}`, add);
  }
}

type FieldType = Parameters<typeof getNullableType>[0];

function collectValue(
  value: unknown,
  type: FieldType,
  place: string,
  add: (place: string, value: unknown) => void,
): void {
  const inner = getNullableType(type);
  const named = getNamedType(inner);
  if (value === null || !isObjectType(named)) {
    add(place, value);
    return;
  }
  if (isListType(inner)) {
    const items = Array.isArray(value) ? value : [];
    const names = items.map((item, index) => nameItem(item, named) ?? String(index));
    add(place, names.join(" "));
    for (const [index, item] of items.entries())
      collectValue(item, inner.ofType, `${place}[${names[index]}]`, add);
    return;
  }
  if (!isRecord(value)) return;
  const own = nameRecord(value, named);
  if (own !== undefined && !place.endsWith(`[${own}]`)) add(place, own);
  for (const [key, item] of Object.entries(value)) {
    const field = named.getFields()[key];
    if (field) collectValue(item, field.type, `${own ?? place}.${key}`, add);
  }
}

function nameRecord(value: Record<string, unknown>, { name }: GraphQLObjectType): string | undefined {
  return value["id"] === undefined ? undefined : `${sameRecords[name] ?? name}:${value["id"]}`;
}

/** Names an item of a list by its own id, the id of the first record in it, or its enumeration value. */
function nameItem(value: unknown, type: GraphQLObjectType): string | undefined {
  if (!isRecord(value)) return undefined;
  const own = nameRecord(value, type);
  if (own !== undefined) return own;
  for (const { name, type: fieldType } of Object.values(type.getFields())) {
    const [item, named] = [value[name], getNamedType(fieldType)];
    const inner = isRecord(item) && isObjectType(named) ? nameRecord(item, named) : undefined;
    if (inner !== undefined) return inner;
    if (isEnumType(named)) return String(item);
  }
  return undefined;
}

/** Rounds instants to the second. Reduces links to their path: hosts may differ, and query strings may contain signatures. */
export function normalize(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalize).join(" ");
  if (typeof value !== "string") return value;
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return Math.floor(Date.parse(value) / 1000);
  const link = /^(?:https?:\/\/[^/]+)?(\/[^?\s]*)(\?\S*)?$/.exec(value);
  return link ? link[1] : value;
}
