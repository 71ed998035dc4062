import type { SchemaChange } from "./exampleService.ts";

/** Changes that the portal does not notice. */
export const safeChanges: readonly SchemaChange[] = [
  ["a type that no document names is renamed", ["*", "ProjectsPage", "Page"]],
  ["a field that nobody reads is removed", ["Account", "marketing: Boolean!", ""]],
  ["a field that nobody reads gets another type", ["Account", "marketing: Boolean!", "marketing: [String!]"]],
  ["a field with all of its type is removed", ["Project", "installer: Installer", ""]],
  ["a field is added", ["File", "size: Int!", "size: Int!\n  hash(algorithm: String!): String!"]],
  ["a query is added", ["Query", "showAccount: ", "time(zone: String!): DateTime!\n  showAccount: "]],
  ["a mutation is added", ["Mutation", "giveFeedback", "rate(id: ID!): Boolean!\n  giveFeedback"]],
  ["a type is added", ["+", "", "type Weather { isRainy: Boolean! }"]],
  ["subscriptions are added", ["+", "", "type Subscription { requestChanged(id: ID!): Request }"]],
  [
    "fields are in another order",
    ["PageInfo", "hasNextPage: Boolean!", ""],
    ["PageInfo", "{", "{ hasPreviousPage: Boolean!\n hasNextPage: Boolean!"],
  ],
  ["a nullable result is no longer nullable", ["Query", "showAccount: Account", "showAccount: Account!"]],
  ["an integer replaces a decimal number", ["CartItem", "price: Float!", "price: Int!"]],
  ["a list becomes nullable", ["Cart", "[CartItem!]!", "[CartItem!]"]],
  ["an enumeration replaces a text", ["FaqItem", "question: String!", "question: SpaceType!"]],
  ["a number replaces a text", ["Customer", "city: String!", "city: Int!"]],
  ["a decimal number replaces an integer", ["File", "size: Int!", "size: Float!"]],
  ["a number replaces an id", ["File", "id: ID!", "id: Int!"]],
  ["a Date replaces a DateTime", ["Request", "createdAt: DateTime!", "createdAt: Date!"]],
  ["a text replaces an id", ["File", "id: ID!", "id: String!"]],
  ["an optional argument is added", ["Query", "showRequest(id: ID!", "showRequest(id: ID!, at: DateTime"]],
  [
    "an argument with a default value is added",
    ["Query", "faqContent", 'faqContent(category: String! = "all")'],
  ],
  ["a required argument becomes optional", ["Query", "showRequest(id: ID!", "showRequest(id: ID"]],
  [
    "arguments are in another order",
    ["Mutation", "projectId: ID!, rating: Int!", "rating: Int!, projectId: ID!"],
  ],
  [
    "an argument that is always sent has another default value",
    ["Query", "take: Int! = 10", "take: Int! = 25"],
  ],
  ["an input with one field takes one at a time", ["*", "input ProjectsWhere", "input ProjectsWhere @oneOf"]],
  ["an optional input field is added", ["CustomerData", "phone: String", "phone: String\n  fax: String"]],
  [
    "an input field with a default value is added",
    ["CustomerData", "phone: String", "phone: String\n  space: SpaceType! = LOFT"],
  ],
  ["a required input field becomes optional", ["CustomerData", "email: String!", "email: String"]],
  ["an input field takes a list, too", ["CustomerData", "phone: String", "phone: [String!]"]],
  [
    "an input field takes any text instead of an enumeration",
    ["CustomerData", "tenancy: Tenancy", "tenancy: String"],
  ],
  ["a filter is added", ["ProjectsWhere", "customerId: ID", "customerId: ID\n  space: SpaceType"]],
  ["an enumeration in responses that nothing names is renamed", ["*", "RequestStatus", "Status"]],
  ["an enumeration in inputs that nothing names is renamed", ["*", "Tenancy", "Housing"]],
  ["an enumeration of a nested input is renamed", ["*", "SortOrder", "Direction"]],
  [
    "the root types are renamed",
    ["*", "Query", "RootQuery"],
    ["*", "Mutation", "RootMutation"],
    ["+", "", "schema { query: RootQuery mutation: RootMutation }"],
  ],
  [
    "a type is replaced by an equal one",
    ["Cart", "total: CartTotal!", "total: Sum!"],
    ["+", "", "type Sum { price: Float! }"],
  ],
  [
    "an interface is added",
    ["+", "", "interface Node { id: ID! }"],
    ["*", "type File", "type File implements Node"],
  ],
  [
    "an interface replaces the only type that implements it",
    ["Query", "[FaqItem!]", "[Entry!]"],
    ["+", "", "interface Entry { question: String! }"],
    ["*", "type FaqItem", "type FaqItem implements Entry"],
  ],
  ["a union is added", ["+", "", "union Person = Customer | Account"]],
  [
    "an id in a variable has a cost",
    ["Query", "showRequest(id: ID!", 'showRequest(id: ID! @cost(weight: "10")'],
    ["+", "", "directive @cost(weight: String!) on ARGUMENT_DEFINITION"],
  ],
  ["a directive is added", ["+", "", "directive @cost(points: Int!) on FIELD_DEFINITION"]],
  [
    "a directive that documents do not use is removed",
    [
      "*",
      "directive @authorize(policy: String, roles: [String!]) repeatable on OBJECT | INTERFACE | FIELD_DEFINITION",
      "",
    ],
  ],
  [
    "a field that nobody reads is deprecated",
    ["Project", "installer: Installer", "installer: Installer @deprecated"],
  ],
  ["a value that only responses hold is removed", ["ProjectType", "BLINDS", ""]],
  ["a value that only requests hold is added", ["SortOrder", "DESC", "DESC\n  RANDOM"]],
  ["a description is added", ["*", "type Cart", '"What is in the cart."\ntype Cart']],
];

/** Changes that do not break the portal, but that somebody should look at. */
export const dangerousChanges: readonly SchemaChange[] = [
  [
    "an operation is removed without which the portal can do",
    ["Mutation", "giveFeedback(projectId: ID!, rating: Int!): Boolean!", ""],
  ],
  ["an operation without arguments is removed without which it can do", ["Query", "version: String", ""]],
  ["an argument is removed without which the portal can do", ["Mutation", ", comment: String", ""]],
  ["a mutation returns errors that nobody reads", ["Request", "id: ID!", "id: ID!\n  errors: [String!]"]],
  ["a value is added that responses may hold", ["RequestStatus", "OPEN", "OPEN\n  ON_HOLD"]],
  [
    "all values of an enumeration that responses hold are replaced",
    ["ProjectType", "BLINDS\n  WINDOW", "REPAIR"],
  ],
  ["a text replaces an enumeration", ["Request", "RequestStatus!", "String!"]],
  ["an object without an id becomes nullable", ["Cart", "total: CartTotal!", "total: CartTotal"]],
  ["items of a list become nullable", ["Cart", "[CartItem!]!", "[CartItem]!"]],
  ["the items of a page become nullable", ["ProjectsPage", "[Item!]!", "[Item]"]],
  ["a text becomes nullable", ["Customer", "city: String!", "city: String"]],
  ["a Decimal replaces a decimal number", ["*", "Float", "Decimal"], ["+", "", "scalar Decimal"]],
  ["a UUID replaces an id", ["File", "id: ID!", "id: UUID!"], ["+", "", "scalar UUID"]],
  [
    "a filter in a variable has a cost",
    ["Query", "where: ProjectsWhere", 'where: ProjectsWhere @cost(weight: "10")'],
    ["+", "", "directive @cost(weight: String!) on ARGUMENT_DEFINITION"],
  ],
  [
    "a page size in a variable decides on the cost",
    ["Query", ": ProjectsPage", ': ProjectsPage @listSize(slicingArguments: ["take"])'],
    ["+", "", "directive @listSize(slicingArguments: [String!]) on FIELD_DEFINITION"],
  ],
  ["an unknown scalar replaces a DateTime", ["*", "DateTime", "Timestamp"]],
  [
    "an input field takes an unknown scalar",
    ["CustomerData", "email: String!", "email: EmailAddress!"],
    ["+", "", "scalar EmailAddress"],
  ],
  [
    "a field that is read is deprecated",
    ["CartItem", "amount: Int!", 'amount: Int! @deprecated(reason: "Use id.")'],
  ],
  [
    "a query that is used is deprecated",
    ["Query", "showAccount: Account", "showAccount: Account @deprecated"],
  ],
  ["an argument that is sent is deprecated", ["Mutation", "comment: String", "comment: String @deprecated"]],
  [
    "an input field that is sent is deprecated",
    ["CustomerData", "phone: String", "phone: String @deprecated"],
  ],
  ["a value that may be sent is deprecated", ["Tenancy", "TENANT", "TENANT @deprecated"]],
  ["an input field gets a default value", ["CustomerData", "phone: String", 'phone: String = "none"']],
];
