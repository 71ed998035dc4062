import type { ChangesByService } from "./schemaChange.ts";

/** Changes after which the portal fails. */
export const breakingChanges: ChangesByService = {
  main: [
    ["a field that is read is removed", ["Attachment", "mime: String!", ""]],
    ["a field that is read is renamed", ["RequestResponseModel", "remainingDays", "daysLeft"]],
    ["an id becomes nullable", ["Attachment", "id: ID!", "id: ID"]],
    [
      "a record with an id becomes nullable",
      ["ProjectForCustomerAccountResource", "project: Project!", "project: Project"],
    ],
    [
      "a mutation's result becomes nullable",
      ["Mutation", "CustomerInput!): RequestResponseModel!", "CustomerInput!): RequestResponseModel"],
    ],
    ["a list replaces an object", ["RequestResponseModel", "cart: Cart", "cart: [Cart!]"]],
    ["an object replaces a list", ["Query", "[Attachment!]", "Attachment"]],
    ["a text replaces a number", ["CartItem", "amount: Int!", "amount: String!"]],
    ["a text replaces a date", ["RequestResponseModel", "createdAt: DateTime!", "createdAt: String!"]],
    ["an id replaces a number", ["CartItem", "amount: Int!", "amount: ID!"]],
    [
      "a boolean replaces an enumeration",
      ["ProjectNotification", "type: NotificationType!", "type: Boolean!"],
    ],
    ["an enumeration replaces a number", ["CartItem", "amount: Int!", "amount: Country!"]],
    ["a text replaces an object", ["RequestResponseModel", "customer: Customer!", "customer: String!"]],
    [
      "an object replaces a text",
      ["Attachment", "link: String!", "link: Link!"],
      ["+", "", "type Link { url: String! }"],
    ],
    [
      "an object replaces a boolean result",
      ["Mutation", "attachmentId: ID!): Boolean!", "attachmentId: ID!): Deletion!"],
      ["+", "", "type Deletion { isDone: Boolean! }"],
    ],
    [
      "a union replaces an object",
      ["RequestResponseModel", "customer: Customer!", "customer: Person!"],
      ["+", "", "union Person = Customer | CustomerAccount"],
    ],
    ["an argument that is sent is removed", ["Mutation", ", customReason: String", ""]],
    ["an argument that is sent is renamed", ["Query", "showRequest(id:", "showRequest(requestId:"]],
    [
      "arguments of a query and of mutations are renamed",
      ["Query", "attachments(idRequest:", "attachments(requestId:"],
      ["Mutation", "attachmentId: ID!): Boolean!", "fileId: ID!): Boolean!"],
      ["Mutation", "associateProject(entityId: ID!, token:", "associateProject(entityId: ID!, secret:"],
    ],
    ["an only argument is removed", ["Query", "showRequest(id: ID!)", "showRequest"]],
    ["a required argument is added", ["Query", "projects(", "projects(locale: String!, "]],
    [
      "an argument that is not always sent becomes required",
      ["Mutation", "customReason: String", "customReason: String!"],
    ],
    [
      "an argument takes numbers instead of ids",
      ["Query", "requestReasons(idRequest: ID!)", "requestReasons(idRequest: Int!)"],
    ],
    ["an argument takes texts instead of ids", ["Mutation", "attachmentId: ID!", "attachmentId: String!"]],
    ["an argument takes one file instead of a list", ["Mutation", "[Upload!]!", "Upload!"]],
    ["an input field that is sent is removed", ["CustomerInput", "county: String", ""]],
    ["an input field that is sent is renamed", ["CustomerInput", "postCode", "postalCode"]],
    [
      "an input field that may be null becomes required",
      ["CustomerInput", "phone: String", "phone: String!"],
    ],
    [
      "a required input field is added",
      ["CustomerInput", "phone: String", "phone: String\n  country: Country!"],
    ],
    [
      "an input field takes another type",
      ["CustomerInput", "acceptedMarketing: Boolean!", "acceptedMarketing: Int!"],
    ],
    [
      "an input field takes an object instead of an enumeration",
      ["CustomerInput", "tenancy: Tenancy", "tenancy: TenancyInput"],
      ["+", "", "input TenancyInput { kind: Tenancy }"],
    ],
    [
      "an input accepts one field at a time",
      ["*", "input CustomerInput", "input CustomerInput @oneOf"],
      ["CustomerInput", "acceptedMarketing: Boolean!", "acceptedMarketing: Boolean"],
    ],
    ["an input type that documents name is renamed", ["*", "CustomerInput", "CustomerChange"]],
    ["a value that may be sent is removed", ["Salutation", "MRS", ""]],
    ["a value that may be sent is renamed", ["Tenancy", "OWNER", "PROPRIETOR"]],
    ["a scalar that documents name is renamed", ["*", "Upload", "File"]],
    [
      "an input type that documents name is removed",
      ["*", "input CustomerInput", "input Unused"],
      ["Mutation", ", customer: CustomerInput!", ""],
    ],
    [
      "an object type with fields that are read is removed",
      ["*", "type RequestResponseModel", "type Unused"],
      ["*", "RequestResponseModel", "DateTime"],
    ],
    ["a query is removed", ["Query", "attachments(idRequest: ID!): [Attachment!]", ""]],
    [
      "a mutation is removed",
      ["Mutation", "giveFeedback(projectId: ID!, rating: Int!, comment: String): Boolean!", ""],
    ],
    ["there are no mutations", ["+", "", "schema { query: Query }"]],
  ],
  registration: [
    ["a field that is read is removed", ["RegisteredWindow", "gallery: [String!]!", ""]],
    ["a text replaces a list of texts", ["RegisteredWindow", "[String!]!", "String!"]],
    ["a list replaces a page", ["Query", ": RegisteredWindowsPage", ": [RegisteredWindow!]"]],
    [
      "a union replaces an object type",
      ["Query", "id: ID!): RegisteredWindow", "id: ID!): AnyWindow"],
      ["+", "", "union AnyWindow = RegisteredWindow | Skylight\ntype Skylight { id: ID! }"],
    ],
    ["a filter is removed", ["Query", "where: RegisteredWindowsWhere, ", ""]],
    ["an argument for pages is renamed", ["Query", "take: Int! = 10", "first: Int! = 10"]],
    ["an input type that documents name is renamed", ["*", "RegisteredWindowsWhere", "WindowFilter"]],
    ["an enumeration that documents name is renamed", ["*", "RoomType", "Room"]],
    ["a value that may be sent is removed", ["RoomType", "LOFT", ""]],
    ["a value of a nested input is removed", ["SortOrder", "DESC", ""]],
    [
      "an input field takes numbers instead of texts",
      ["WindowProductInput", "serialNumber: String!", "serialNumber: Int!"],
    ],
    [
      "an input field takes a DateTime instead of a Date",
      ["WindowProductInput", "installationDate: Date!", "installationDate: DateTime!"],
    ],
    ["an argument takes a text instead of a file", ["Mutation", "file: Upload!", "file: String!"]],
    [
      "a required argument is added to a mutation",
      ["Mutation", "deleteInvoice(", "deleteInvoice(reason: String!, "],
    ],
  ],
};
