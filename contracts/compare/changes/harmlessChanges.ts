import type { ChangesByService } from "./schemaChange.ts";

/** Changes that the portal does not notice. */
export const safeChanges: ChangesByService = {
  main: [
    ["a type that no document names is renamed", ["*", "RequestResponseModel", "InstallerRequest"]],
    ["a field that nobody reads is removed", ["CustomerAccount", "acceptedMarketing: Boolean!", ""]],
    ["a field that nobody reads gets another type", ["ProjectFile", "path: String!", "path: [String!]"]],
    ["a field with all of its type is removed", ["Project", "installer: Installer", ""]],
    ["a field is added", ["Attachment", "size: Int!", "size: Int!\n  hash(algorithm: String!): String!"]],
    ["a query is added", ["Query", "showAccount: ", "time(zone: String!): DateTime!\n  showAccount: "]],
    ["a type is added", ["+", "", "type Weather { isRainy: Boolean! }"]],
    [
      "subscriptions are added",
      ["+", "", "type Subscription { requestChanged(id: ID!): RequestResponseModel }"],
    ],
    [
      "fields are in another order",
      ["PageInfo", "hasNextPage: Boolean!", ""],
      ["PageInfo", "{", "{ hasPreviousPage: Boolean!\n hasNextPage: Boolean!"],
    ],
    [
      "a nullable result is no longer nullable",
      ["Query", "showAccount: CustomerAccount", "showAccount: CustomerAccount!"],
    ],
    [
      "a result of an unknown id is no longer nullable",
      ["Query", "showRequest(id: ID!): RequestResponseModel", "showRequest(id: ID!): RequestResponseModel!"],
    ],
    ["an integer replaces a decimal number", ["CartItem", "price: Float!", "price: Int!"]],
    ["a list becomes nullable", ["Cart", "[CartItem!]!", "[CartItem!]"]],
    ["items of a list become nullable", ["Cart", "[CartItem!]!", "[CartItem]!"]],
    [
      "the items of a page become nullable",
      [
        "ProjectsForCustomerAccountPage",
        "[ProjectForCustomerAccountResource!]!",
        "[ProjectForCustomerAccountResource]",
      ],
    ],
    [
      "an enumeration replaces a text",
      ["RuntimeConfig", "defaultLocale: String!", "defaultLocale: Country!"],
    ],
    ["a number replaces a text", ["Customer", "postCode: String!", "postCode: Int!"]],
    ["a decimal number replaces an integer", ["Attachment", "size: Int!", "size: Float!"]],
    ["a number replaces an id", ["CancellationReason", "id: ID!", "id: Int!"]],
    ["a Date replaces a DateTime", ["RequestResponseModel", "createdAt: DateTime!", "createdAt: Date!"]],
    ["a text replaces an id", ["Attachment", "id: ID!", "id: String!"]],
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
      ["Query", "projects(take: Int! = 10", "projects(take: Int! = 25"],
    ],
    ["an optional input field is added", ["CustomerInput", "phone: String", "phone: String\n  fax: String"]],
    [
      "an input field with a default value is added",
      ["CustomerInput", "phone: String", "phone: String\n  country: Country! = DE"],
    ],
    ["a required input field becomes optional", ["CustomerInput", "email: String!", "email: String"]],
    ["an input field takes a list, too", ["CustomerInput", "phone: String", "phone: [String!]"]],
    [
      "an input field takes any text instead of an enumeration",
      ["CustomerInput", "tenancy: Tenancy", "tenancy: String"],
    ],
    ["an object type that nothing names is renamed", ["*", "PageInfo", "Paging"]],
    [
      "several object types that nothing names are renamed",
      ["*", "Cart", "Basket"],
      ["*", "Customer", "Person"],
    ],
    ["an enumeration in responses that nothing names is renamed", ["*", "RequestStatus", "Status"]],
    ["an enumeration in inputs that nothing names is renamed", ["*", "Salutation", "Title"]],
    [
      "the root types are renamed",
      ["*", "Query", "RootQuery"],
      ["*", "Mutation", "RootMutation"],
      ["+", "", "schema { query: RootQuery mutation: RootMutation }"],
    ],
    [
      "a type is replaced by an equal one",
      ["Cart", "total: CartTotal!", "total: Sum!"],
      [
        "+",
        "",
        "type Sum { price: Float! netPrice: Float! netProductPrice: Float! netInstallationPrice: Float! }",
      ],
    ],
    [
      "an interface is added",
      ["+", "", "interface Node { id: ID! }"],
      ["*", "type Attachment", "type Attachment implements Node"],
    ],
    [
      "an interface replaces the only type that implements it",
      ["Query", "[FaqItem!]", "[Entry!]"],
      ["+", "", "interface Entry { question: String! answer: String! category: String! }"],
      ["*", "type FaqItem", "type FaqItem implements Entry"],
    ],
    ["a union is added", ["+", "", "union Person = Customer | CustomerAccount"]],
    ["a directive is added", ["+", "", "directive @cost(points: Int!) on FIELD_DEFINITION"]],
    [
      "a directive that documents do not use is removed",
      [
        "*",
        "directive @authorize(policy: String, roles: [String!]) repeatable on OBJECT | INTERFACE | FIELD_DEFINITION",
        "",
      ],
    ],
    ["a field that nobody reads is deprecated", ["Request", "dealId: String", "dealId: String @deprecated"]],
    ["a value that only responses hold is removed", ["SpaceType", "CORRIDOR", ""]],
    ["a description is added", ["*", "type Cart", '"What is in the cart."\ntype Cart']],
  ],
  registration: [
    ["a field that nobody reads is removed", ["RegisteredWindow", "invoicePath: String", ""]],
    ["a type that nothing names is renamed", ["*", "RegisteredWindowsPage", "WindowsPage"]],
    ["an enumeration of a nested input is renamed", ["*", "SortOrder", "Direction"]],
    ["a value that only responses hold is removed", ["WindowTitle", "DEFAULT", ""]],
    ["a value that only requests hold is added", ["SortOrder", "DESC", "DESC\n  RANDOM"]],
    ["a filter is added", ["RegisteredWindowsWhere", "projectId: ID", "projectId: ID\n  room: RoomType"]],
    [
      "an input field becomes optional",
      ["WindowProductInput", "installationDate: Date!", "installationDate: Date"],
    ],
    [
      "a mutation is added",
      ["Mutation", "deleteInvoice", "deleteWindow(id: ID!): Boolean!\n  deleteInvoice"],
    ],
  ],
};

/** Changes that do not break the portal, but that somebody should look at. */
export const dangerousChanges: ChangesByService = {
  main: [
    ["a value is added that responses may hold", ["RequestStatus", "OPEN", "OPEN\n  ON_HOLD"]],
    [
      "all values of an enumeration that responses hold are replaced",
      [
        "NotificationType",
        "INSTALLATION_DATE_SET\n  MESSAGE_RECEIVED\n  OFFER_RECEIVED\n  REQUEST_STATUS_CHANGED",
        "NEWS",
      ],
    ],
    [
      "a text replaces an enumeration",
      ["RequestResponseModel", "currentStatus: RequestStatus!", "currentStatus: String!"],
    ],
    ["an object without an id becomes nullable", ["Cart", "total: CartTotal!", "total: CartTotal"]],
    ["a text becomes nullable", ["Customer", "city: String!", "city: String"]],
    ["a Decimal replaces a decimal number", ["*", "Float", "Decimal"], ["+", "", "scalar Decimal"]],
    ["a UUID replaces an id", ["Attachment", "id: ID!", "id: UUID!"], ["+", "", "scalar UUID"]],
    ["an unknown scalar replaces a DateTime", ["*", "DateTime", "Timestamp"]],
    [
      "an input field takes an unknown scalar",
      ["CustomerInput", "email: String!", "email: EmailAddress!"],
      ["+", "", "scalar EmailAddress"],
    ],
    [
      "a field that is read is deprecated",
      ["CartItem", "sku: String!", 'sku: String! @deprecated(reason: "Use id.")'],
    ],
    [
      "an argument that is sent is deprecated",
      ["Mutation", "customReason: String", "customReason: String @deprecated"],
    ],
    [
      "an input field that is sent is deprecated",
      ["CustomerInput", "company: String", "company: String @deprecated"],
    ],
    ["a value that may be sent is deprecated", ["Tenancy", "TENANT", "TENANT @deprecated"]],
    ["an input field gets a default value", ["CustomerInput", "company: String", 'company: String = "none"']],
  ],
  registration: [
    [
      "an input field takes a UUID instead of an id",
      ["RegisteredWindowsWhere", "projectId: ID", "projectId: UUID"],
      ["+", "", "scalar UUID"],
    ],
    ["a value is added that responses may hold", ["WindowTitle", "SOLAR", "SOLAR\n  SMART"]],
    [
      "a query that is used is deprecated",
      [
        "Query",
        "invoiceFileUrl(registeredWindowId: ID!): String",
        "invoiceFileUrl(registeredWindowId: ID!): String @deprecated",
      ],
    ],
  ],
};
