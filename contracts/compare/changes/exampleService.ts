import { buildASTSchema, parse, printSchema } from "graphql";
import { normalizeSdl } from "#schema/normalizeSdl.ts";
import { createOperations } from "#schema/operations.ts";

const service = parse(`
  type Query {
    files(requestId: ID!): [File!]
    faqContent: [FaqItem!]
    projects(where: ProjectsWhere, order: ProjectsOrder, take: Int! = 10): ProjectsPage
    showAccount: Account
    showRequest(id: ID!): Request
  }
  type Mutation {
    cancelRequest(requestId: ID!, reasonId: ID!): Request!
    deleteFile(requestId: ID!, fileId: ID!): Boolean!
    updateCustomer(requestId: ID!, customer: CustomerData!): Request!
    updateSpace(projectId: ID!, space: SpaceType!): Project!
    uploadFiles(requestId: ID!, files: [Upload!]!): [File!]!
  }
  type File { id: ID! mime: String! size: Int! link: String! }
  type Cart { images: [String!]! total: CartTotal! items: [CartItem!]! }
  type CartItem { amount: Int! price: Float! }
  type CartTotal { price: Float! }
  type Customer { city: String! tenancy: Tenancy }
  type Account { id: ID! marketing: Boolean! }
  type FaqItem { question: String! }
  type Installer { id: ID! }
  type PageInfo { hasNextPage: Boolean! }
  type Project { id: ID! space: SpaceType! type: ProjectType! installer: Installer }
  type Item { project: Project! }
  type ProjectsPage { items: [Item!]! pageInfo: PageInfo! }
  type Request {
    id: ID! currentStatus: RequestStatus! remainingDays: Int cart: Cart customer: Customer! createdAt: DateTime!
  }
  input CustomerData { email: String! phone: String movedIn: Date tenancy: Tenancy marketing: Boolean! }
  input ProjectsOrder { createdAt: SortOrder! }
  input ProjectsWhere { customerId: ID }
  enum ProjectType { BLINDS WINDOW }
  enum RequestStatus { CANCELLED OPEN }
  enum SortOrder { ASC DESC }
  enum SpaceType { KITCHEN LOFT }
  enum Tenancy { OWNER TENANT }
`);

/** The portal's operations and arguments that the service may lack. */
export const extension = parse(`
  extend type Mutation {
    cancelRequest(comment: String): Request!
    giveFeedback(projectId: ID!, rating: Int!): Boolean!
  }
  extend type Query { version: String }
`);

export const contract = buildASTSchema(normalizeSdl(service, extension));
export const sdl = printSchema(contract);

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
  mutation ChangeFiles($requestId: ID!, $fileId: ID!, $files: [Upload!]!) {
    deleteFile(requestId: $requestId, fileId: $fileId)
    uploadFiles(requestId: $requestId, files: $files) { ...File }
  }
  mutation GiveFeedback($projectId: ID!, $rating: Int!) { giveFeedback(projectId: $projectId, rating: $rating) }
  mutation UpdateCustomer($requestId: ID!, $customer: CustomerData!, $projectId: ID!, $space: SpaceType!) {
    updateCustomer(requestId: $requestId, customer: $customer) { ...Request }
    updateSpace(projectId: $projectId, space: $space) { id }
  }
  fragment File on File { id mime size link }
  fragment Request on Request {
    id currentStatus remainingDays createdAt customer { city tenancy }
    cart { images total { price } items { amount price } }
  }
`);
export const operations = createOperations(documents, { view: contract, schema: contract });

/**
 * A change of SDL: in the definition of a name, `from` becomes `to`. In the definition `*`, the name `from` becomes `to`
 * everywhere. With the definition `+`, `to` is added to the SDL.
 */
type Edit = readonly [definition: string, from: string, to: string];

/** A change of a service's schema, by a sentence about it. */
export type SchemaChange = readonly [change: string, ...edits: Edit[]];

/** SDL after a change. Throws if it lacks what is changed. */
export function applyChange(sdl: string, edits: readonly Edit[]): string {
  return edits.reduce(applyEdit, sdl);
}

function applyEdit(sdl: string, [definition, from, to]: Edit): string {
  if (definition === "+") return `${sdl}\n\n${to}\n`;
  const pattern =
    definition === "*"
      ? new RegExp(`\\b${from.replace(/\W/g, "\\$&")}(?!\\w)`, "g")
      : new RegExp(`^\\w+ ${definition} [^}]*}`, "m");
  const changed = sdl.replace(pattern, (text) => (definition === "*" ? to : text.replace(from, () => to)));
  if (changed === sdl) throw new Error(`The SDL has no "${from}" in ${definition}.`);
  return changed;
}
