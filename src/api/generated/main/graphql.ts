/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A country in which the product is offered, as ISO 3166-1 alpha-2 code. */
export type Country =
  | 'AT'
  | 'CH'
  | 'DE'
  | 'DK'
  | 'GB'
  | 'IE'
  | 'NO'
  | 'SE';

/** Customer data as entered in the portal. (Assumed: the input's shape equals `Customer` without its id.) */
export type CustomerInput = {
  acceptedMarketing: boolean;
  alternatePhone?: string | null | undefined;
  city: string;
  company?: string | null | undefined;
  county?: string | null | undefined;
  /** An address by the rule of HTML's email field. */
  email: string;
  /** 1 to 100 characters. */
  firstName: string;
  houseNumber?: string | null | undefined;
  /** 1 to 100 characters. */
  lastName: string;
  /** A phone number that is valid in the country, or an international one. */
  phone?: string | null | undefined;
  /** By the country's form: five digits in DE, four in AT, CH, DK and NO, `123 45` in SE; GB and IE by theirs. */
  postCode: string;
  salutation?: Salutation | null | undefined;
  street: string;
  tenancy?: Tenancy | null | undefined;
};

/** Who installs, and how it is organised. */
export type InstallationFlow =
  | 'DEFAULT'
  | 'SPP_INSTALLER'
  | 'SPP_TAGLYS';

/** What a notification tells. (Assumed: the values.) */
export type NotificationType =
  | 'INSTALLATION_DATE_SET'
  | 'MESSAGE_RECEIVED'
  | 'OFFER_RECEIVED'
  | 'REQUEST_STATUS_CHANGED';

/** What a project is about. (Assumed: the values.) */
export type ProjectModuleType =
  | 'BLINDS'
  | 'FLAT_ROOF_WINDOW'
  | 'REPLACEMENT'
  | 'ROOF_WINDOW'
  | 'SUN_TUNNEL';

/** Where a request to an installer stands. */
export type RequestStatus =
  /** Ended by the customer or the manufacturer. */
  | 'CANCELLED'
  /** The installer has been in touch with the customer. */
  | 'CLIENT_CONTACTED'
  /** Handed to the manufacturer's at-home service. */
  | 'HANDED_TO_TAGLYS_AT_HOME'
  /** Handed to a certified installer of the manufacturer. */
  | 'HANDOVER_TO_TAGLYS_INSTALLER'
  /** The customer has an offer from the installer. */
  | 'HOMEOWNER_GOT_OFFER_FROM_INSTALLER'
  /** The day of the installation is agreed. */
  | 'INSTALLATION_DATE_CONFIRMED'
  /** The work is under way. */
  | 'INSTALLATION_IN_PROGRESS'
  /** Installed by the manufacturer's installation service. */
  | 'INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE'
  /** Installed by a certified installer of the manufacturer. */
  | 'INSTALLED_BY_TAGLYS_INSTALLER'
  /** The installer visits the site or has a visit agreed. */
  | 'INSTALLER_SITE_VISIT'
  /** Paused while a question is open. */
  | 'IN_CLARIFICATION'
  /** The customer accepted the offer. */
  | 'OFFER_ACCEPTED'
  /** An offer was sent to the customer. */
  | 'OFFER_SENT'
  /** Sent; no installer has answered yet. */
  | 'OPEN'
  /** The manufacturer's installation service plans the work. */
  | 'ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE'
  /** Given to another installer. */
  | 'REASSIGNED'
  /** The windows are installed. */
  | 'WINDOW_INSTALLED'
  /** The installed windows are registered. */
  | 'WINDOW_REGISTERED';

/** How a person is addressed. */
export type Salutation =
  | 'MR'
  | 'MRS';

/** The room a project is for. (Assumed: the values equal `RoomType`.) */
export type SpaceType =
  | 'BATHROOM'
  | 'BEDROOM'
  | 'CHILDREN_ROOM'
  | 'CORRIDOR'
  | 'GUEST_BATHROOM'
  | 'HOBBY_ROOM'
  | 'KITCHEN'
  | 'LIVING_ROOM'
  | 'LOFT'
  | 'OFFICE'
  | 'STAIRWAY';

/** How the site is surveyed. (Assumed: the values.) */
export type SurveyType =
  | 'ON_SITE'
  | 'REMOTE';

/** How a customer lives in the home. (Assumed: the values.) */
export type Tenancy =
  | 'OWNER'
  | 'TENANT';

export type RuntimeConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type RuntimeConfigQuery = { runtimeConfig: { country: Country, defaultLocale: string, tagManagerId: string | null, registrationServiceUrl: string | null, alternativeInstallationFlow: boolean, windowRegistrationEnabled: boolean, vProEnabled: boolean, domains: Array<{ country: Country, url: string }>, signIn: { instance: string, tenant: string, clientId: string, policyIds: { signIn: string, resetPassword: string } } } | null };

export type AssociateProjectMutationVariables = Exact<{
  entityId: string | number;
  token: string;
}>;


export type AssociateProjectMutation = { associateProject: boolean };

export type BookmarkContentQueryVariables = Exact<{ [key: string]: never; }>;


export type BookmarkContentQuery = { bookmarkContent: Array<{ title: string, previewUrl: string | null, url: string, category: string }> | null };

export type DocumentContentQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentContentQuery = { documentContent: Array<{ title: string, url: string, imagePreviewUrl: string | null, isDownloadable: boolean, category: string }> | null };

export type FaqContentQueryVariables = Exact<{ [key: string]: never; }>;


export type FaqContentQuery = { faqContent: Array<{ question: string, answer: string, category: string }> | null };

export type GiveFeedbackMutationVariables = Exact<{
  projectId: string | number;
  rating: number;
  comment?: string | null | undefined;
}>;


export type GiveFeedbackMutation = { giveFeedback: boolean };

export type MakeNotificationReadMutationVariables = Exact<{
  notificationId: string | number;
}>;


export type MakeNotificationReadMutation = { makeNotificationRead: boolean };

export type UnreadNotificationsQueryVariables = Exact<{
  take: number;
  skip: number;
}>;


export type UnreadNotificationsQuery = { unreadNotifications: { totalCount: number, items: Array<{ id: string, projectId: string, type: NotificationType, createdAt: string, metadata: { projectType: ProjectModuleType | null } | null }> } | null };

export type AttachmentsQueryVariables = Exact<{
  idRequest: string | number;
}>;


export type AttachmentsQuery = { attachments: Array<{ id: string, name: string, mime: string, size: number, link: string }> | null };

export type CancelRequestMutationVariables = Exact<{
  requestId: string | number;
  reasonId: string | number;
  customReason?: string | null | undefined;
}>;


export type CancelRequestMutation = { cancelRequest: { id: string, currentStatus: RequestStatus, previousActiveStatus: RequestStatus | null, deadlineDays: number | null, remainingDays: number | null, overdue: boolean, createdAt: string, installationStartDate: string | null, installationEndDate: string | null, installationFlow: InstallationFlow, isUserConfirmed: boolean, currentReason: { id: string, label: string } | null, installerLocation: { installerId: string, logo: string | null, name: string, street: string | null, postalCode: string | null, city: string | null, isPremium: boolean, isExpert: boolean, email: string | null, phone: string | null } | null, cart: { installableProductName: string, installableProductCount: number, installableProductImages: Array<string>, total: { netProductPrice: number, netInstallationPrice: number, netPrice: number, price: number }, items: Array<{ sku: string, description: string, amount: number, price: number, netPrice: number }> } | null, customer: { id: string, salutation: Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, alternatePhone: string | null, company: string | null, postCode: string, city: string, street: string, houseNumber: string | null, county: string | null, tenancy: Tenancy | null, acceptedMarketing: boolean } } };

export type DeleteAttachmentMutationVariables = Exact<{
  requestId: string | number;
  attachmentId: string | number;
}>;


export type DeleteAttachmentMutation = { deleteAttachment: boolean };

export type ProjectDetailsQueryVariables = Exact<{
  take: number;
  skip: number;
}>;


export type ProjectDetailsQuery = { projects: { items: Array<{ isArchived: boolean, registeredWindowsCount: number, project: { id: string, type: ProjectModuleType, spaceType: SpaceType | null, street: string | null, houseNumber: string | null, postCode: string | null, city: string | null, county: string | null, details: string | null, start: string | null, registeredAt: string | null, createdAt: string, projectFiles: Array<{ id: string, name: string, mime: string, size: number, link: string }> }, activeRequest: { id: string } | null, configuratorProject: { id: string, updatedAt: string } | null }>, pageInfo: { hasNextPage: boolean } } | null };

export type ProjectRequestsQueryVariables = Exact<{
  projectId: string | number;
}>;


export type ProjectRequestsQuery = { projectRequests: Array<{ id: string, currentStatus: RequestStatus, installerSiteVisitDate: string | null, surveyType: SurveyType | null, customReason: string | null }> | null };

export type RequestDetailsFragment = { id: string, currentStatus: RequestStatus, previousActiveStatus: RequestStatus | null, deadlineDays: number | null, remainingDays: number | null, overdue: boolean, createdAt: string, installationStartDate: string | null, installationEndDate: string | null, installationFlow: InstallationFlow, isUserConfirmed: boolean, currentReason: { id: string, label: string } | null, installerLocation: { installerId: string, logo: string | null, name: string, street: string | null, postalCode: string | null, city: string | null, isPremium: boolean, isExpert: boolean, email: string | null, phone: string | null } | null, cart: { installableProductName: string, installableProductCount: number, installableProductImages: Array<string>, total: { netProductPrice: number, netInstallationPrice: number, netPrice: number, price: number }, items: Array<{ sku: string, description: string, amount: number, price: number, netPrice: number }> } | null, customer: { id: string, salutation: Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, alternatePhone: string | null, company: string | null, postCode: string, city: string, street: string, houseNumber: string | null, county: string | null, tenancy: Tenancy | null, acceptedMarketing: boolean } };

export type RequestReasonsQueryVariables = Exact<{
  idRequest: string | number;
}>;


export type RequestReasonsQuery = { requestReasons: Array<{ id: string, label: string, allowsFreeText: boolean }> | null };

export type ShowRequestQueryVariables = Exact<{
  id: string | number;
}>;


export type ShowRequestQuery = { showRequest: { id: string, currentStatus: RequestStatus, previousActiveStatus: RequestStatus | null, deadlineDays: number | null, remainingDays: number | null, overdue: boolean, createdAt: string, installationStartDate: string | null, installationEndDate: string | null, installationFlow: InstallationFlow, isUserConfirmed: boolean, currentReason: { id: string, label: string } | null, installerLocation: { installerId: string, logo: string | null, name: string, street: string | null, postalCode: string | null, city: string | null, isPremium: boolean, isExpert: boolean, email: string | null, phone: string | null } | null, cart: { installableProductName: string, installableProductCount: number, installableProductImages: Array<string>, total: { netProductPrice: number, netInstallationPrice: number, netPrice: number, price: number }, items: Array<{ sku: string, description: string, amount: number, price: number, netPrice: number }> } | null, customer: { id: string, salutation: Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, alternatePhone: string | null, company: string | null, postCode: string, city: string, street: string, houseNumber: string | null, county: string | null, tenancy: Tenancy | null, acceptedMarketing: boolean } } | null };

export type UpdateCustomerMutationVariables = Exact<{
  requestId: string | number;
  customer: CustomerInput;
}>;


export type UpdateCustomerMutation = { updateCustomer: { id: string, currentStatus: RequestStatus, previousActiveStatus: RequestStatus | null, deadlineDays: number | null, remainingDays: number | null, overdue: boolean, createdAt: string, installationStartDate: string | null, installationEndDate: string | null, installationFlow: InstallationFlow, isUserConfirmed: boolean, currentReason: { id: string, label: string } | null, installerLocation: { installerId: string, logo: string | null, name: string, street: string | null, postalCode: string | null, city: string | null, isPremium: boolean, isExpert: boolean, email: string | null, phone: string | null } | null, cart: { installableProductName: string, installableProductCount: number, installableProductImages: Array<string>, total: { netProductPrice: number, netInstallationPrice: number, netPrice: number, price: number }, items: Array<{ sku: string, description: string, amount: number, price: number, netPrice: number }> } | null, customer: { id: string, salutation: Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, alternatePhone: string | null, company: string | null, postCode: string, city: string, street: string, houseNumber: string | null, county: string | null, tenancy: Tenancy | null, acceptedMarketing: boolean } } };

export type UploadAttachmentMutationVariables = Exact<{
  requestId: string | number;
  files: Array<Blob> | Blob;
}>;


export type UploadAttachmentMutation = { uploadAttachment: Array<{ id: string, name: string, mime: string, size: number, link: string }> };

export type ProjectsQueryVariables = Exact<{
  take: number;
  skip: number;
}>;


export type ProjectsQuery = { projects: { items: Array<{ isArchived: boolean, unreadNotificationsCount: number, registeredWindowsCount: number, project: { id: string, type: ProjectModuleType, spaceType: SpaceType | null, street: string | null, houseNumber: string | null, postCode: string | null, city: string | null, county: string | null, createdAt: string }, activeRequest: { id: string, currentStatus: RequestStatus, statusBeforePausing: RequestStatus | null, overdue: boolean } | null }>, pageInfo: { hasNextPage: boolean } } | null };

export type ShowAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type ShowAccountQuery = { showAccount: { id: string, firstName: string, lastName: string, email: string } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const RequestDetailsFragmentDoc = new TypedDocumentString(`
    fragment RequestDetails on RequestResponseModel {
  id
  currentStatus
  currentReason {
    id
    label
  }
  previousActiveStatus
  installerLocation {
    installerId
    logo
    name
    street
    postalCode
    city
    isPremium
    isExpert
    email
    phone
  }
  deadlineDays
  remainingDays
  overdue
  cart {
    installableProductName
    installableProductCount
    installableProductImages
    total {
      netProductPrice
      netInstallationPrice
      netPrice
      price
    }
    items {
      sku
      description
      amount
      price
      netPrice
    }
  }
  customer {
    id
    salutation
    firstName
    lastName
    email
    phone
    alternatePhone
    company
    postCode
    city
    street
    houseNumber
    county
    tenancy
    acceptedMarketing
  }
  createdAt
  installationStartDate
  installationEndDate
  installationFlow
  isUserConfirmed
}
    `, {"fragmentName":"RequestDetails"}) as unknown as TypedDocumentString<RequestDetailsFragment, unknown>;
export const RuntimeConfigDocument = new TypedDocumentString(`
    query RuntimeConfig {
  runtimeConfig {
    country
    defaultLocale
    domains {
      country
      url
    }
    tagManagerId
    signIn {
      instance
      tenant
      clientId
      policyIds {
        signIn
        resetPassword
      }
    }
    registrationServiceUrl
    alternativeInstallationFlow
    windowRegistrationEnabled
    vProEnabled
  }
}
    `) as unknown as TypedDocumentString<RuntimeConfigQuery, RuntimeConfigQueryVariables>;
export const AssociateProjectDocument = new TypedDocumentString(`
    mutation AssociateProject($entityId: ID!, $token: String!) {
  associateProject(entityId: $entityId, token: $token)
}
    `) as unknown as TypedDocumentString<AssociateProjectMutation, AssociateProjectMutationVariables>;
export const BookmarkContentDocument = new TypedDocumentString(`
    query BookmarkContent {
  bookmarkContent {
    title
    previewUrl
    url
    category
  }
}
    `) as unknown as TypedDocumentString<BookmarkContentQuery, BookmarkContentQueryVariables>;
export const DocumentContentDocument = new TypedDocumentString(`
    query DocumentContent {
  documentContent {
    title
    url
    imagePreviewUrl
    isDownloadable
    category
  }
}
    `) as unknown as TypedDocumentString<DocumentContentQuery, DocumentContentQueryVariables>;
export const FaqContentDocument = new TypedDocumentString(`
    query FaqContent {
  faqContent {
    question
    answer
    category
  }
}
    `) as unknown as TypedDocumentString<FaqContentQuery, FaqContentQueryVariables>;
export const GiveFeedbackDocument = new TypedDocumentString(`
    mutation GiveFeedback($projectId: ID!, $rating: Int!, $comment: String) {
  giveFeedback(projectId: $projectId, rating: $rating, comment: $comment)
}
    `) as unknown as TypedDocumentString<GiveFeedbackMutation, GiveFeedbackMutationVariables>;
export const MakeNotificationReadDocument = new TypedDocumentString(`
    mutation MakeNotificationRead($notificationId: ID!) {
  makeNotificationRead(notificationId: $notificationId)
}
    `) as unknown as TypedDocumentString<MakeNotificationReadMutation, MakeNotificationReadMutationVariables>;
export const UnreadNotificationsDocument = new TypedDocumentString(`
    query UnreadNotifications($take: Int!, $skip: Int!) {
  unreadNotifications(take: $take, skip: $skip) {
    totalCount
    items {
      id
      projectId
      type
      createdAt
      metadata {
        projectType
      }
    }
  }
}
    `) as unknown as TypedDocumentString<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>;
export const AttachmentsDocument = new TypedDocumentString(`
    query Attachments($idRequest: ID!) {
  attachments(idRequest: $idRequest) {
    id
    name
    mime
    size
    link
  }
}
    `) as unknown as TypedDocumentString<AttachmentsQuery, AttachmentsQueryVariables>;
export const CancelRequestDocument = new TypedDocumentString(`
    mutation CancelRequest($requestId: ID!, $reasonId: ID!, $customReason: String) {
  cancelRequest(
    requestId: $requestId
    reasonId: $reasonId
    customReason: $customReason
  ) {
    ...RequestDetails
  }
}
    fragment RequestDetails on RequestResponseModel {
  id
  currentStatus
  currentReason {
    id
    label
  }
  previousActiveStatus
  installerLocation {
    installerId
    logo
    name
    street
    postalCode
    city
    isPremium
    isExpert
    email
    phone
  }
  deadlineDays
  remainingDays
  overdue
  cart {
    installableProductName
    installableProductCount
    installableProductImages
    total {
      netProductPrice
      netInstallationPrice
      netPrice
      price
    }
    items {
      sku
      description
      amount
      price
      netPrice
    }
  }
  customer {
    id
    salutation
    firstName
    lastName
    email
    phone
    alternatePhone
    company
    postCode
    city
    street
    houseNumber
    county
    tenancy
    acceptedMarketing
  }
  createdAt
  installationStartDate
  installationEndDate
  installationFlow
  isUserConfirmed
}`) as unknown as TypedDocumentString<CancelRequestMutation, CancelRequestMutationVariables>;
export const DeleteAttachmentDocument = new TypedDocumentString(`
    mutation DeleteAttachment($requestId: ID!, $attachmentId: ID!) {
  deleteAttachment(requestId: $requestId, attachmentId: $attachmentId)
}
    `) as unknown as TypedDocumentString<DeleteAttachmentMutation, DeleteAttachmentMutationVariables>;
export const ProjectDetailsDocument = new TypedDocumentString(`
    query ProjectDetails($take: Int!, $skip: Int!) {
  projects(take: $take, skip: $skip) {
    items {
      project {
        id
        type
        spaceType
        street
        houseNumber
        postCode
        city
        county
        details
        start
        registeredAt
        createdAt
        projectFiles {
          id
          name
          mime
          size
          link
        }
      }
      isArchived
      registeredWindowsCount
      activeRequest {
        id
      }
      configuratorProject {
        id
        updatedAt
      }
    }
    pageInfo {
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<ProjectDetailsQuery, ProjectDetailsQueryVariables>;
export const ProjectRequestsDocument = new TypedDocumentString(`
    query ProjectRequests($projectId: ID!) {
  projectRequests(projectId: $projectId) {
    id
    currentStatus
    installerSiteVisitDate
    surveyType
    customReason
  }
}
    `) as unknown as TypedDocumentString<ProjectRequestsQuery, ProjectRequestsQueryVariables>;
export const RequestReasonsDocument = new TypedDocumentString(`
    query RequestReasons($idRequest: ID!) {
  requestReasons(idRequest: $idRequest) {
    id
    label
    allowsFreeText
  }
}
    `) as unknown as TypedDocumentString<RequestReasonsQuery, RequestReasonsQueryVariables>;
export const ShowRequestDocument = new TypedDocumentString(`
    query ShowRequest($id: ID!) {
  showRequest(id: $id) {
    ...RequestDetails
  }
}
    fragment RequestDetails on RequestResponseModel {
  id
  currentStatus
  currentReason {
    id
    label
  }
  previousActiveStatus
  installerLocation {
    installerId
    logo
    name
    street
    postalCode
    city
    isPremium
    isExpert
    email
    phone
  }
  deadlineDays
  remainingDays
  overdue
  cart {
    installableProductName
    installableProductCount
    installableProductImages
    total {
      netProductPrice
      netInstallationPrice
      netPrice
      price
    }
    items {
      sku
      description
      amount
      price
      netPrice
    }
  }
  customer {
    id
    salutation
    firstName
    lastName
    email
    phone
    alternatePhone
    company
    postCode
    city
    street
    houseNumber
    county
    tenancy
    acceptedMarketing
  }
  createdAt
  installationStartDate
  installationEndDate
  installationFlow
  isUserConfirmed
}`) as unknown as TypedDocumentString<ShowRequestQuery, ShowRequestQueryVariables>;
export const UpdateCustomerDocument = new TypedDocumentString(`
    mutation UpdateCustomer($requestId: ID!, $customer: CustomerInput!) {
  updateCustomer(requestId: $requestId, customer: $customer) {
    ...RequestDetails
  }
}
    fragment RequestDetails on RequestResponseModel {
  id
  currentStatus
  currentReason {
    id
    label
  }
  previousActiveStatus
  installerLocation {
    installerId
    logo
    name
    street
    postalCode
    city
    isPremium
    isExpert
    email
    phone
  }
  deadlineDays
  remainingDays
  overdue
  cart {
    installableProductName
    installableProductCount
    installableProductImages
    total {
      netProductPrice
      netInstallationPrice
      netPrice
      price
    }
    items {
      sku
      description
      amount
      price
      netPrice
    }
  }
  customer {
    id
    salutation
    firstName
    lastName
    email
    phone
    alternatePhone
    company
    postCode
    city
    street
    houseNumber
    county
    tenancy
    acceptedMarketing
  }
  createdAt
  installationStartDate
  installationEndDate
  installationFlow
  isUserConfirmed
}`) as unknown as TypedDocumentString<UpdateCustomerMutation, UpdateCustomerMutationVariables>;
export const UploadAttachmentDocument = new TypedDocumentString(`
    mutation UploadAttachment($requestId: ID!, $files: [Upload!]!) {
  uploadAttachment(requestId: $requestId, files: $files) {
    id
    name
    mime
    size
    link
  }
}
    `) as unknown as TypedDocumentString<UploadAttachmentMutation, UploadAttachmentMutationVariables>;
export const ProjectsDocument = new TypedDocumentString(`
    query Projects($take: Int!, $skip: Int!) {
  projects(take: $take, skip: $skip) {
    items {
      project {
        id
        type
        spaceType
        street
        houseNumber
        postCode
        city
        county
        createdAt
      }
      isArchived
      unreadNotificationsCount
      registeredWindowsCount
      activeRequest {
        id
        currentStatus
        statusBeforePausing
        overdue
      }
    }
    pageInfo {
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<ProjectsQuery, ProjectsQueryVariables>;
export const ShowAccountDocument = new TypedDocumentString(`
    query ShowAccount {
  showAccount {
    id
    firstName
    lastName
    email
  }
}
    `) as unknown as TypedDocumentString<ShowAccountQuery, ShowAccountQueryVariables>;