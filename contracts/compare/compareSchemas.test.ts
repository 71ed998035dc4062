import { buildSchema, parse } from "graphql";
import { expect, it } from "vitest";
import { createOperations } from "#schema/operations.ts";
import { compareSchemas } from "./compareSchemas.ts";
import { levels } from "./comparison.ts";

const sdl = `
  type Query {
    files(requestId: ID!): [File!]
    faqContent: [FaqItem!]
    projects(where: ProjectsWhere, order: ProjectsOrder, take: Int! = 10): ProjectsPage
    showAccount: Account
    showRequest(id: ID!): Request
    version(locale: String): String
  }
  type Mutation {
    cancelRequest(requestId: ID!, reasonId: ID!, comment: String): Request!
    giveFeedback(projectId: ID!, rating: Int!): Boolean!
    updateCustomer(requestId: ID!, customer: CustomerData!): Request!
    updateSpace(projectId: ID!, space: SpaceType!): Project!
    uploadFiles(requestId: ID!, files: [Upload!]!): [File!]!
  }
  type File { id: ID! mime: String! size: Int! }
  type Cart { images: [String!]! total: CartTotal! lines: [CartItem!]! }
  type CartItem { amount: Int! price: Float! }
  type CartTotal { sum: Float! }
  type Customer { city: String! tenancy: Tenancy }
  type Account { id: ID! marketing: Boolean! }
  type FaqItem { question: String! }
  type Installer { name: String! }
  type PageInfo { hasNextPage: Boolean! }
  type Project { id: ID! space: SpaceType! type: ProjectType! installer: Installer }
  type Item { project: Project! }
  type ProjectsPage { items: [Item!]! pageInfo: PageInfo! }
  type Request { number: ID! status: RequestStatus! cart: Cart customer: Customer! createdAt: DateTime! }
  input CustomerData { email: String! phone: String movedIn: Date home: Tenancy news: Boolean! }
  input ProjectsOrder { createdAt: SortOrder }
  input ProjectsWhere { customerId: ID installerId: ID }
  enum ProjectType { BLINDS WINDOW }
  enum RequestStatus { CANCELLED OPEN }
  enum SortOrder { ASC DESC }
  enum SpaceType { KITCHEN LOFT }
  enum Tenancy { OWNER TENANT }
  scalar Date  scalar DateTime  scalar Upload
`;
/** The schema to which the changes are applied. */
const definitions = `
  scalar Decimal  scalar EmailAddress  scalar Timestamp
  input HomeInput { kind: Tenancy }
  type Sum { sum: Float! }
  interface Entry { question: String! }
  directive @cost(weight: String!) on ARGUMENT_DEFINITION
  directive @listSize(slicingArguments: [String!]) on FIELD_DEFINITION
`;

/** The portal's operations and arguments that the service may lack. */
const extension = parse(`
  extend type Mutation {
    cancelRequest(comment: String): Request!
    giveFeedback(projectId: ID!, rating: Int!): Boolean!
  }
  extend type Query { version(locale: String): String }
`);
const documents = parse(`
  query Version { version }
  query Content { showAccount { id } faqContent { question } }
  query Projects($where: ProjectsWhere, $order: ProjectsOrder, $take: Int!) {
    projects(where: $where, order: $order, take: $take) {
      items { project { id space type } } pageInfo { hasNextPage }
    }
  }
  query ShowRequest($id: ID!) { showRequest(id: $id) { ...Request } files(requestId: $id) { ...File } }
  mutation CancelRequest($requestId: ID!, $reasonId: ID!) {
    cancelRequest(requestId: $requestId, reasonId: $reasonId) { ...Request }
  }
  mutation CancelRequestWithComment($requestId: ID!, $reasonId: ID!, $comment: String!) {
    cancelRequest(requestId: $requestId, reasonId: $reasonId, comment: $comment) { ...Request }
  }
  mutation UploadFiles($requestId: ID!, $files: [Upload!]!) {
    uploadFiles(requestId: $requestId, files: $files) { ...File }
  }
  mutation GiveFeedback($projectId: ID!, $rating: Int!) { giveFeedback(projectId: $projectId, rating: $rating) }
  mutation UpdateCustomer($requestId: ID!, $customer: CustomerData!, $projectId: ID!, $space: SpaceType!) {
    updateCustomer(requestId: $requestId, customer: $customer) { ...Request }
    updateSpace(projectId: $projectId, space: $space) { id }
  }
  fragment File on File { id mime size }
  fragment Request on Request {
    number status createdAt customer { city tenancy } cart { images total { sum } lines { amount price } }
  }
`);
const contract = buildSchema(sdl);
const operations = createOperations(documents, { view: contract, schema: contract });

/** A change that replaces a text of the SDL everywhere. */
type SchemaChange = readonly [change: string, from: string, to: string];

const breakingChanges: readonly SchemaChange[] = [
  ["a field that is read is removed", "mime: String!", ""],
  ["an id becomes nullable", "type File { id: ID!", "type File { id: ID"],
  ["a record with an id becomes nullable", "project: Project!", "project: Project"],
  ["a mutation's result becomes nullable", "CustomerData!): Request!", "CustomerData!): Request"],
  ["a list replaces an object", "cart: Cart", "cart: [Cart!]"],
  ["an object replaces a list", "[File!]", "File"],
  ["a text replaces a list of texts", "images: [String!]!", "images: String!"],
  ["a text replaces a number", "amount: Int!", "amount: String!"],
  ["a text replaces a date", "createdAt: DateTime!", "createdAt: String!"],
  ["a boolean replaces an enumeration", "type: ProjectType!", "type: Boolean!"],
  ["an enumeration replaces a number", "amount: Int!", "amount: SpaceType!"],
  ["an input field that is sent is removed", "phone: String", ""],
  ["an input field that may be null becomes required", "phone: String", "phone: String!"],
  ["a required input field is added", "phone: String", "phone: String space: SpaceType!"],
  ["an input field takes numbers instead of texts", "email: String!", "email: Int!"],
  ["an input field takes a DateTime instead of a Date", "movedIn: Date", "movedIn: DateTime"],
  ["an input field takes an object instead of an enumeration", "home: Tenancy", "home: HomeInput"],
  ["an input accepts one field at a time", "input ProjectsWhere", "input ProjectsWhere @oneOf"],
  ["an input type that documents name is renamed", "CustomerData", "CustomerChange"],
  ["an enumeration that documents name is renamed", "SpaceType", "RoomType"],
  ["a value that may be sent is removed", "KITCHEN LOFT", "KITCHEN"],
  ["a value of a nested input is removed", "ASC DESC", "ASC"],
  ["a scalar that documents name is renamed", "Upload!", "Timestamp!"],
  ["an operation is removed of which an argument alone is an extension", "cancelRequest", "cancel"],
  ["an operation that was assumed takes other arguments", "rating: Int!", "stars: Int"],
  ["an operation that was assumed lacks an argument", ", rating: Int!", ""],
  [
    "an operation that was assumed requires another argument",
    "rating: Int!",
    "rating: Int!, locale: String!",
  ],
  ["an operation that was assumed returns an object", "Int!): Boolean!", "Int!): Project!"],
  ["another argument replaces one that was assumed", "comment: String", "freeText: String"],
  ["there are no mutations", "type Mutation", "type Other"],
  ["a number replaces the ids of records", "ID!", "Int!"],
  ["a list replaces a filter", "where: ProjectsWhere", "where: [ProjectsWhere!]"],
  [
    "an enumeration replaces an input type",
    "input ProjectsOrder {",
    "enum ProjectsOrder { OLD } input Other {",
  ],
];

/** Changes that do not break the portal, but at which somebody should look. */
const dangerousChanges: readonly SchemaChange[] = [
  ["an operation is removed that was assumed", "giveFeedback(projectId: ID!, rating: Int!): Boolean!", ""],
  ["an operation without arguments is removed that was assumed", "version(locale: String): String", ""],
  ["an argument is removed that was assumed", ", comment: String", ""],
  ["a mutation returns errors that nobody reads", "number: ID!", "number: ID! errors: [String!]"],
  ["a value is added that responses may hold", "CANCELLED OPEN", "CANCELLED OPEN ON_HOLD"],
  ["all values of an enumeration that responses hold are replaced", "BLINDS WINDOW", "REPAIR"],
  ["a text replaces an enumeration", "RequestStatus!", "String!"],
  ["an object without an id becomes nullable", "total: CartTotal!", "total: CartTotal"],
  ["items of a list become nullable", "lines: [CartItem!]!", "lines: [CartItem]!"],
  ["the items of a page become nullable", "items: [Item!]!", "items: [Item]"],
  ["a text becomes nullable", "city: String!", "city: String"],
  ["a Decimal replaces a decimal number", "price: Float", "price: Decimal"],
  ["a filter in a variable has a cost", "where: ProjectsWhere", '$& @cost(weight: "10")'],
  [
    "a page size in a variable decides on the cost",
    "): ProjectsPage",
    '$& @listSize(slicingArguments: ["take"])',
  ],
  ["an unknown scalar replaces a DateTime", "createdAt: DateTime!", "createdAt: Timestamp!"],
  ["an input field takes an unknown scalar", "email: String!", "email: EmailAddress!"],
  ["a field that is read is deprecated", "amount: Int!", '$& @deprecated(reason: "Use id.")'],
  ["a query that is used is deprecated", "showAccount: Account", "$& @deprecated"],
  ["an argument that is sent is deprecated", "comment: String", "$& @deprecated"],
  ["an input field that is sent is deprecated", "phone: String", "$& @deprecated"],
  ["a value that may be sent is deprecated", "OWNER TENANT", "$& @deprecated"],
  ["an input field gets a default value", "phone: String", '$& = "none"'],
  ["an argument that is not sent has another default value", "locale: String", '$& = "de"'],
];

const safeChanges: readonly SchemaChange[] = [
  ["nothing is another", "File", "File"],
  ["a type that no document names is renamed", "ProjectsPage", "Page"],
  ["a field that nobody reads gets another type", "marketing: Boolean!", "marketing: [String!]"],
  ["a nullable result is no longer nullable", "showAccount: Account", "showAccount: Account!"],
  ["a list becomes nullable", "lines: [CartItem!]!", "lines: [CartItem!]"],
  ["an integer replaces a decimal number", "price: Float!", "price: Int!"],
  ["a decimal number replaces an integer", "size: Int!", "size: Float!"],
  ["a number replaces an id", "number: ID!", "number: Int!"],
  ["a number replaces a text", "city: String!", "city: Int!"],
  ["an enumeration replaces a text", "question: String!", "question: SpaceType!"],
  ["an optional argument is added", "showRequest(id: ID!", "showRequest(id: ID!, at: DateTime"],
  ["arguments are in another order", "projectId: ID!, rating: Int!", "rating: Int!, projectId: ID!"],
  ["an argument that is always sent has another default value", "Int! = 10", "Int! = 25"],
  ["an input with one field takes one at a time", "input ProjectsOrder", "input ProjectsOrder @oneOf"],
  ["an input field with a default value is added", "phone: String", "phone: String space: SpaceType! = LOFT"],
  ["a required input field becomes optional", "email: String!", "email: String"],
  ["an input field takes a list, too", "phone: String", "phone: [String!]"],
  ["an input field takes any text instead of an enumeration", "home: Tenancy", "home: String"],
  ["an enumeration in responses that nothing names is renamed", "RequestStatus", "Status"],
  ["an enumeration of a nested input is renamed", "SortOrder", "Direction"],
  ["a type is replaced by an equal one", "total: CartTotal!", "total: Sum!"],
  ["an interface with the same fields replaces a type", "faqContent: [FaqItem!]", "faqContent: [Entry!]"],
  ["an id in a variable has a cost", "showRequest(id: ID!", '$& @cost(weight: "10")'],
  ["a field that nobody reads is deprecated", "installer: Installer", "$& @deprecated"],
  ["a value that only responses hold is removed", "BLINDS WINDOW", "WINDOW"],
  ["a value that only requests hold is added", "ASC DESC", "ASC DESC RANDOM"],
];

const changes = { breaking: breakingChanges, dangerous: dangerousChanges, safe: safeChanges };
const rows = Object.entries(changes).flatMap(([level, list]) =>
  list.map(([change, from, to]) => ({ level, change, from, to })),
);

function buildProvider(from: string, to: string) {
  expect(sdl).toContain(from);
  return buildSchema(sdl.replaceAll(from, to) + definitions);
}

it.each(rows)("compareSchemas reports a $level finding if $change", ({ level, from, to }) => {
  const provider = buildProvider(from, to);
  const { findings } = compareSchemas({ contract, provider }, operations, { extension });
  const worst = levels.find((known) => findings.some((finding) => finding.level === known)) ?? "safe";
  expect([worst, findings]).toEqual([level, findings]);
});

const readers = ["CancelRequest", "CancelRequestWithComment", "ShowRequest", "UpdateCustomer"];
it.each([
  {
    from: "Float!",
    to: "Decimal!",
    level: "dangerous",
    description:
      'CartItem.price, CartTotal.sum: Decimal in place of Float. Ask the backend team whether its JSON is like 1290.5 or "1290.5".',
    usedBy: readers,
  },
  {
    from: "RequestStatus!",
    to: "String!",
    level: "dangerous",
    description:
      "Request.status: String in place of RequestStatus. Ask the backend team whether it is one of CANCELLED, OPEN.",
    usedBy: readers,
  },
  {
    from: "ProjectsWhere",
    to: "Criteria",
    level: "breaking",
    description: 'Unknown type "ProjectsWhere". Did you mean "Criteria"?',
    usedBy: ["Projects"],
  },
])("compareSchemas has one finding for $to in place of $from", ({ from, to, ...finding }) => {
  const { findings } = compareSchemas({ contract, provider: buildProvider(from, to) }, operations);
  expect(findings).toEqual([finding]);
});

it("compareSchemas lists the fields that no operation reads, also behind an interface", () => {
  const provided = sdl.replace("[FaqItem!]", "[Entry!]").replace("FaqItem {", "FaqItem implements Entry {");
  const provider = buildSchema(provided + definitions);
  const { removable } = compareSchemas({ contract, provider }, operations);
  expect(removable).toEqual({
    Account: ["marketing"],
    Installer: ["name"],
    Project: ["installer"],
    Sum: ["sum"],
  });
});
