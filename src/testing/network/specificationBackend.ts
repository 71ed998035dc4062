import { buildSchema } from "graphql";
import { createSchema, createYoga } from "graphql-yoga";
import type { ReceivedRequest, ResponseStubs } from "./fakeService.ts";

const customerFields = `salutation: Salutation, firstName: String, lastName: String, email: String, phone: String,
  alternatePhone: String, company: String, postCode: String, city: String, street: String, houseNumber: String,
  county: String, tenancy: String, acceptedMarketing: Boolean`;
const ownerFields = `salutation: Salutation, firstName: String, lastName: String, email: String, phone: String,
  street: String, houseNumber: String, postCode: String, city: String, county: String, acceptedMarketing: Boolean`;

/** The operations of both services and the fields of their entities as the specification lists them, and nothing else. */
const typeDefs = `
  scalar Upload
  enum Salutation { MR MRS }
  enum SortOrder { ASC DESC }
  enum RoomType { BATHROOM BEDROOM CHILDREN_ROOM CORRIDOR GUEST_BATHROOM HOBBY_ROOM KITCHEN LIVING_ROOM LOFT OFFICE
    STAIRWAY }
  type RuntimeConfig { country: String, defaultLocale: String, domains: [Domain!], tagManagerId: String, signIn: SignIn,
    registrationServiceUrl: String, alternativeInstallationFlow: Boolean, windowRegistrationEnabled: Boolean,
    vProEnabled: Boolean }
  type Domain { country: String, url: String }
  type SignIn { tenant: String, clientId: String, instance: String, policyIds: PolicyIds }
  type PolicyIds { signIn: String, resetPassword: String }
  type CustomerAccount { id: ID, firstName: String, lastName: String, email: String, acceptedMarketing: Boolean }
  type PageInfo { hasNextPage: Boolean! }
  type ProjectPage { items: [ProjectForCustomerAccountResource!]!, pageInfo: PageInfo! }
  type ProjectForCustomerAccountResource { project: Project, isArchived: Boolean, unreadNotificationsCount: Int,
    registeredWindowsCount: Int, activeRequest: Request, configuratorProject: ConfiguratorProject }
  type ConfiguratorProject { id: ID, createdAt: String, updatedAt: String }
  type Project { id: ID, customerId: ID, installerId: ID, customerAccountId: ID, registeredAt: String, start: String,
    details: String, street: String, houseNumber: String, city: String, postCode: String, county: String,
    offerSent: Boolean, hasFiles: Boolean, type: String, spaceType: String, isAdvantagesInfoShown: Boolean,
    leadOriginTaglys: Boolean, projectFiles: [ProjectFile!], createdAt: String, updatedAt: String }
  type ProjectFile { id: ID, projectId: ID, path: String, name: String, mime: String, size: Int, link: String }
  type Request { id: ID, projectId: ID, installerId: ID, overdue: Boolean, dealId: String, price: Float, netPrice: Float,
    netProductPrice: Float, netInstallationPrice: Float, distance: Float, currentStatus: String,
    statusBeforePausing: String, currentReasonId: ID, customReason: String, deadline: String, locale: String,
    token: String, installationStartDate: String, installationEndDate: String, installationFlow: String,
    installerSiteVisitDate: String, surveyType: String, isUserConfirmed: Boolean, taglysApproved: Boolean }
  type RequestResponseModel { id: ID, currentStatus: String, currentReason: Reason, previousActiveStatus: String,
    installerLocation: InstallerLocation, deadlineDays: Int, remainingDays: Int, overdue: Boolean, cart: Cart,
    customer: Customer, createdAt: String, installationStartDate: String, installationEndDate: String,
    installationFlow: String, isUserConfirmed: Boolean }
  type Reason { id: ID, label: String, allowsFreeText: Boolean }
  type InstallerLocation { installerId: ID, logo: String, name: String, street: String, postalCode: String, city: String,
    isPremium: Boolean, isExpert: Boolean, email: String, phone: String }
  type Cart { installableProductName: String, installableProductCount: Int, installableProductImages: [String!],
    total: CartTotal, items: [CartItem!] }
  type CartTotal { netProductPrice: Float, netInstallationPrice: Float, netPrice: Float, price: Float }
  type CartItem { sku: String, description: String, amount: Int, price: Float, netPrice: Float }
  type Customer { id: ID, ${customerFields} }
  input CustomerInput { ${customerFields} }
  type NotificationPage { totalCount: Int, items: [ProjectNotification!] }
  type ProjectNotification { id: ID, projectId: ID, type: String, createdAt: String, metadata: NotificationMetadata }
  type NotificationMetadata { requestId: ID, projectType: String, projectContact: ProjectContact }
  type ProjectContact { salutation: Salutation, firstName: String, lastName: String }
  type FaqItem { question: String, answer: String, category: String }
  type Document { title: String, url: String, imagePreviewUrl: String, isDownloadable: Boolean, category: String }
  type Bookmark { title: String, previewUrl: String, url: String, category: String }
  type RegisteredWindow { id: ID, projectId: ID, key: String, serialNumber: String, installationDate: String,
    title: String, imageUrl: String, gallery: [String!], room: RoomType, notes: String, installerName: String,
    installerLogo: String, invoicePath: String, invoiceFilename: String, productDatasheet: String, createdAt: String,
    owner: ProductOwner }
  type ProductOwner { ${ownerFields} }
  input ProductOwnerInput { ${ownerFields} }
  type WindowPage { items: [RegisteredWindow!], hasNextPage: Boolean }
  input RegisteredWindowsWhere { projectId: ID }
  input RegisteredWindowsOrder { createdAt: SortOrder }
  input WindowProductInput { key: String, serialNumber: String, installationDate: String, room: RoomType, notes: String,
    installerName: String }
  type Query {
    runtimeConfig: RuntimeConfig
    showAccount: CustomerAccount
    projects(take: Int!, skip: Int!): ProjectPage
    showRequest(id: ID!): RequestResponseModel
    requestReasons(idRequest: ID!): [Reason!]
    attachments(idRequest: ID!): [ProjectFile!]
    unreadNotifications(take: Int!, skip: Int!): NotificationPage
    faqContent: [FaqItem!]
    documentContent: [Document!]
    bookmarkContent: [Bookmark!]
    registeredWindows(where: RegisteredWindowsWhere, order: RegisteredWindowsOrder, take: Int!, skip: Int!): WindowPage
    registeredWindowById(id: ID!): RegisteredWindow
    invoiceFileUrl(registeredWindowId: ID!): String
  }
  type Mutation {
    cancelRequest(requestId: ID!, reasonId: ID!): RequestResponseModel
    updateCustomer(requestId: ID!, customer: CustomerInput!): RequestResponseModel
    deleteAttachment(requestId: ID!, attachmentId: ID!): Boolean
    uploadAttachment(requestId: ID!, files: [Upload!]!): [ProjectFile!]
    makeNotificationRead(notificationId: ID!): Boolean
    associateProject(entityId: ID!, token: String!): Boolean
    registerProjectWindows(projectId: ID!, windowProducts: [WindowProductInput!]!): [RegisteredWindow!]
    registerWindowsWithOwner(windowProducts: [WindowProductInput!]!, productOwner: ProductOwnerInput!): [RegisteredWindow!]
    registerInstalledWindows(windowProducts: [WindowProductInput!]!): String
    claimRegisteredWindows(registrationToken: String!): [RegisteredWindow!]
    updateRegisteredWindowInstallerName(id: ID!, name: String!): RegisteredWindow
    updateRegisteredWindowNotes(id: ID!, notes: String!): RegisteredWindow
    updateRegisteredWindowRoom(id: ID!, room: RoomType!): RegisteredWindow
    uploadInvoice(id: ID!, file: Upload!): RegisteredWindow
    deleteInvoice(id: ID!): RegisteredWindow
  }
`;

export const specificationSchema = buildSchema(typeDefs);

type SpecificationResolvers = {
  Query: Record<string, () => unknown>;
  Mutation: Record<string, (parent: unknown, args: never) => unknown>;
};

/** Responses of a GraphQL Yoga that has the specification's schema. */
export function createSpecificationBackend(
  operationNames: readonly string[],
  resolvers: SpecificationResolvers,
): ResponseStubs {
  const yoga = createYoga({ schema: createSchema({ typeDefs, resolvers }), maskedErrors: false });
  const respond = async ({ body }: ReceivedRequest) => {
    const response = await yoga.fetch("http://backend.example/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: String(body),
    });
    // Yoga's own Response is not jsdom's.
    return Response.json(await response.json(), { status: response.status });
  };
  return Object.fromEntries(operationNames.map((name) => [name, respond]));
}
