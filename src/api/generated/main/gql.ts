/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query RuntimeConfig {\n  runtimeConfig {\n    country\n    defaultLocale\n    domains {\n      country\n      url\n    }\n    tagManagerId\n    signIn {\n      instance\n      tenant\n      clientId\n      policyIds {\n        signIn\n        resetPassword\n      }\n    }\n    registrationServiceUrl\n    alternativeInstallationFlow\n    windowRegistrationEnabled\n    vProEnabled\n  }\n}": typeof types.RuntimeConfigDocument,
    "mutation AssociateProject($entityId: ID!, $token: String!) {\n  associateProject(entityId: $entityId, token: $token)\n}": typeof types.AssociateProjectDocument,
    "query BookmarkContent {\n  bookmarkContent {\n    title\n    previewUrl\n    url\n    category\n  }\n}": typeof types.BookmarkContentDocument,
    "query DocumentContent {\n  documentContent {\n    title\n    url\n    imagePreviewUrl\n    isDownloadable\n    category\n  }\n}": typeof types.DocumentContentDocument,
    "query FaqContent {\n  faqContent {\n    question\n    answer\n    category\n  }\n}": typeof types.FaqContentDocument,
    "mutation GiveFeedback($projectId: ID!, $rating: Int!, $comment: String) {\n  giveFeedback(projectId: $projectId, rating: $rating, comment: $comment)\n}": typeof types.GiveFeedbackDocument,
    "mutation MakeNotificationRead($notificationId: ID!) {\n  makeNotificationRead(notificationId: $notificationId)\n}": typeof types.MakeNotificationReadDocument,
    "query UnreadNotifications($take: Int!, $skip: Int!) {\n  unreadNotifications(take: $take, skip: $skip) {\n    totalCount\n    items {\n      id\n      projectId\n      type\n      createdAt\n      metadata {\n        projectType\n      }\n    }\n  }\n}": typeof types.UnreadNotificationsDocument,
    "query Attachments($idRequest: ID!) {\n  attachments(idRequest: $idRequest) {\n    id\n    name\n    mime\n    size\n    link\n  }\n}": typeof types.AttachmentsDocument,
    "mutation CancelRequest($requestId: ID!, $reasonId: ID!, $customReason: String) {\n  cancelRequest(\n    requestId: $requestId\n    reasonId: $reasonId\n    customReason: $customReason\n  ) {\n    ...RequestDetails\n  }\n}": typeof types.CancelRequestDocument,
    "mutation DeleteAttachment($requestId: ID!, $attachmentId: ID!) {\n  deleteAttachment(requestId: $requestId, attachmentId: $attachmentId)\n}": typeof types.DeleteAttachmentDocument,
    "query ProjectDetails($take: Int!, $skip: Int!) {\n  projects(take: $take, skip: $skip) {\n    items {\n      project {\n        id\n        type\n        spaceType\n        street\n        houseNumber\n        postCode\n        city\n        county\n        details\n        start\n        registeredAt\n        createdAt\n        projectFiles {\n          id\n          name\n          mime\n          size\n          link\n        }\n      }\n      isArchived\n      registeredWindowsCount\n      activeRequest {\n        id\n      }\n      configuratorProject {\n        id\n        updatedAt\n      }\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}": typeof types.ProjectDetailsDocument,
    "query ProjectRequests($projectId: ID!) {\n  projectRequests(projectId: $projectId) {\n    id\n    currentStatus\n    installerSiteVisitDate\n    surveyType\n    customReason\n  }\n}": typeof types.ProjectRequestsDocument,
    "fragment RequestDetails on RequestResponseModel {\n  id\n  currentStatus\n  currentReason {\n    id\n    label\n  }\n  previousActiveStatus\n  installerLocation {\n    installerId\n    logo\n    name\n    street\n    postalCode\n    city\n    isPremium\n    isExpert\n    email\n    phone\n  }\n  deadlineDays\n  remainingDays\n  overdue\n  cart {\n    installableProductName\n    installableProductCount\n    installableProductImages\n    total {\n      netProductPrice\n      netInstallationPrice\n      netPrice\n      price\n    }\n    items {\n      sku\n      description\n      amount\n      price\n      netPrice\n    }\n  }\n  customer {\n    id\n    salutation\n    firstName\n    lastName\n    email\n    phone\n    alternatePhone\n    company\n    postCode\n    city\n    street\n    houseNumber\n    county\n    tenancy\n    acceptedMarketing\n  }\n  createdAt\n  installationStartDate\n  installationEndDate\n  installationFlow\n  isUserConfirmed\n}": typeof types.RequestDetailsFragmentDoc,
    "query RequestReasons($idRequest: ID!) {\n  requestReasons(idRequest: $idRequest) {\n    id\n    label\n    allowsFreeText\n  }\n}": typeof types.RequestReasonsDocument,
    "query ShowRequest($id: ID!) {\n  showRequest(id: $id) {\n    ...RequestDetails\n  }\n}": typeof types.ShowRequestDocument,
    "mutation UpdateCustomer($requestId: ID!, $customer: CustomerInput!) {\n  updateCustomer(requestId: $requestId, customer: $customer) {\n    ...RequestDetails\n  }\n}": typeof types.UpdateCustomerDocument,
    "mutation UploadAttachment($requestId: ID!, $files: [Upload!]!) {\n  uploadAttachment(requestId: $requestId, files: $files) {\n    id\n    name\n    mime\n    size\n    link\n  }\n}": typeof types.UploadAttachmentDocument,
    "query Projects($take: Int!, $skip: Int!) {\n  projects(take: $take, skip: $skip) {\n    items {\n      project {\n        id\n        type\n        spaceType\n        street\n        houseNumber\n        postCode\n        city\n        county\n        createdAt\n      }\n      isArchived\n      unreadNotificationsCount\n      registeredWindowsCount\n      activeRequest {\n        id\n        currentStatus\n        statusBeforePausing\n        overdue\n      }\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}": typeof types.ProjectsDocument,
    "query ShowAccount {\n  showAccount {\n    id\n    firstName\n    lastName\n    email\n  }\n}": typeof types.ShowAccountDocument,
};
const documents: Documents = {
    "query RuntimeConfig {\n  runtimeConfig {\n    country\n    defaultLocale\n    domains {\n      country\n      url\n    }\n    tagManagerId\n    signIn {\n      instance\n      tenant\n      clientId\n      policyIds {\n        signIn\n        resetPassword\n      }\n    }\n    registrationServiceUrl\n    alternativeInstallationFlow\n    windowRegistrationEnabled\n    vProEnabled\n  }\n}": types.RuntimeConfigDocument,
    "mutation AssociateProject($entityId: ID!, $token: String!) {\n  associateProject(entityId: $entityId, token: $token)\n}": types.AssociateProjectDocument,
    "query BookmarkContent {\n  bookmarkContent {\n    title\n    previewUrl\n    url\n    category\n  }\n}": types.BookmarkContentDocument,
    "query DocumentContent {\n  documentContent {\n    title\n    url\n    imagePreviewUrl\n    isDownloadable\n    category\n  }\n}": types.DocumentContentDocument,
    "query FaqContent {\n  faqContent {\n    question\n    answer\n    category\n  }\n}": types.FaqContentDocument,
    "mutation GiveFeedback($projectId: ID!, $rating: Int!, $comment: String) {\n  giveFeedback(projectId: $projectId, rating: $rating, comment: $comment)\n}": types.GiveFeedbackDocument,
    "mutation MakeNotificationRead($notificationId: ID!) {\n  makeNotificationRead(notificationId: $notificationId)\n}": types.MakeNotificationReadDocument,
    "query UnreadNotifications($take: Int!, $skip: Int!) {\n  unreadNotifications(take: $take, skip: $skip) {\n    totalCount\n    items {\n      id\n      projectId\n      type\n      createdAt\n      metadata {\n        projectType\n      }\n    }\n  }\n}": types.UnreadNotificationsDocument,
    "query Attachments($idRequest: ID!) {\n  attachments(idRequest: $idRequest) {\n    id\n    name\n    mime\n    size\n    link\n  }\n}": types.AttachmentsDocument,
    "mutation CancelRequest($requestId: ID!, $reasonId: ID!, $customReason: String) {\n  cancelRequest(\n    requestId: $requestId\n    reasonId: $reasonId\n    customReason: $customReason\n  ) {\n    ...RequestDetails\n  }\n}": types.CancelRequestDocument,
    "mutation DeleteAttachment($requestId: ID!, $attachmentId: ID!) {\n  deleteAttachment(requestId: $requestId, attachmentId: $attachmentId)\n}": types.DeleteAttachmentDocument,
    "query ProjectDetails($take: Int!, $skip: Int!) {\n  projects(take: $take, skip: $skip) {\n    items {\n      project {\n        id\n        type\n        spaceType\n        street\n        houseNumber\n        postCode\n        city\n        county\n        details\n        start\n        registeredAt\n        createdAt\n        projectFiles {\n          id\n          name\n          mime\n          size\n          link\n        }\n      }\n      isArchived\n      registeredWindowsCount\n      activeRequest {\n        id\n      }\n      configuratorProject {\n        id\n        updatedAt\n      }\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}": types.ProjectDetailsDocument,
    "query ProjectRequests($projectId: ID!) {\n  projectRequests(projectId: $projectId) {\n    id\n    currentStatus\n    installerSiteVisitDate\n    surveyType\n    customReason\n  }\n}": types.ProjectRequestsDocument,
    "fragment RequestDetails on RequestResponseModel {\n  id\n  currentStatus\n  currentReason {\n    id\n    label\n  }\n  previousActiveStatus\n  installerLocation {\n    installerId\n    logo\n    name\n    street\n    postalCode\n    city\n    isPremium\n    isExpert\n    email\n    phone\n  }\n  deadlineDays\n  remainingDays\n  overdue\n  cart {\n    installableProductName\n    installableProductCount\n    installableProductImages\n    total {\n      netProductPrice\n      netInstallationPrice\n      netPrice\n      price\n    }\n    items {\n      sku\n      description\n      amount\n      price\n      netPrice\n    }\n  }\n  customer {\n    id\n    salutation\n    firstName\n    lastName\n    email\n    phone\n    alternatePhone\n    company\n    postCode\n    city\n    street\n    houseNumber\n    county\n    tenancy\n    acceptedMarketing\n  }\n  createdAt\n  installationStartDate\n  installationEndDate\n  installationFlow\n  isUserConfirmed\n}": types.RequestDetailsFragmentDoc,
    "query RequestReasons($idRequest: ID!) {\n  requestReasons(idRequest: $idRequest) {\n    id\n    label\n    allowsFreeText\n  }\n}": types.RequestReasonsDocument,
    "query ShowRequest($id: ID!) {\n  showRequest(id: $id) {\n    ...RequestDetails\n  }\n}": types.ShowRequestDocument,
    "mutation UpdateCustomer($requestId: ID!, $customer: CustomerInput!) {\n  updateCustomer(requestId: $requestId, customer: $customer) {\n    ...RequestDetails\n  }\n}": types.UpdateCustomerDocument,
    "mutation UploadAttachment($requestId: ID!, $files: [Upload!]!) {\n  uploadAttachment(requestId: $requestId, files: $files) {\n    id\n    name\n    mime\n    size\n    link\n  }\n}": types.UploadAttachmentDocument,
    "query Projects($take: Int!, $skip: Int!) {\n  projects(take: $take, skip: $skip) {\n    items {\n      project {\n        id\n        type\n        spaceType\n        street\n        houseNumber\n        postCode\n        city\n        county\n        createdAt\n      }\n      isArchived\n      unreadNotificationsCount\n      registeredWindowsCount\n      activeRequest {\n        id\n        currentStatus\n        statusBeforePausing\n        overdue\n      }\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}": types.ProjectsDocument,
    "query ShowAccount {\n  showAccount {\n    id\n    firstName\n    lastName\n    email\n  }\n}": types.ShowAccountDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RuntimeConfig {\n  runtimeConfig {\n    country\n    defaultLocale\n    domains {\n      country\n      url\n    }\n    tagManagerId\n    signIn {\n      instance\n      tenant\n      clientId\n      policyIds {\n        signIn\n        resetPassword\n      }\n    }\n    registrationServiceUrl\n    alternativeInstallationFlow\n    windowRegistrationEnabled\n    vProEnabled\n  }\n}"): typeof import('./graphql.ts').RuntimeConfigDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AssociateProject($entityId: ID!, $token: String!) {\n  associateProject(entityId: $entityId, token: $token)\n}"): typeof import('./graphql.ts').AssociateProjectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BookmarkContent {\n  bookmarkContent {\n    title\n    previewUrl\n    url\n    category\n  }\n}"): typeof import('./graphql.ts').BookmarkContentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DocumentContent {\n  documentContent {\n    title\n    url\n    imagePreviewUrl\n    isDownloadable\n    category\n  }\n}"): typeof import('./graphql.ts').DocumentContentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FaqContent {\n  faqContent {\n    question\n    answer\n    category\n  }\n}"): typeof import('./graphql.ts').FaqContentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation GiveFeedback($projectId: ID!, $rating: Int!, $comment: String) {\n  giveFeedback(projectId: $projectId, rating: $rating, comment: $comment)\n}"): typeof import('./graphql.ts').GiveFeedbackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MakeNotificationRead($notificationId: ID!) {\n  makeNotificationRead(notificationId: $notificationId)\n}"): typeof import('./graphql.ts').MakeNotificationReadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UnreadNotifications($take: Int!, $skip: Int!) {\n  unreadNotifications(take: $take, skip: $skip) {\n    totalCount\n    items {\n      id\n      projectId\n      type\n      createdAt\n      metadata {\n        projectType\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').UnreadNotificationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Attachments($idRequest: ID!) {\n  attachments(idRequest: $idRequest) {\n    id\n    name\n    mime\n    size\n    link\n  }\n}"): typeof import('./graphql.ts').AttachmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelRequest($requestId: ID!, $reasonId: ID!, $customReason: String) {\n  cancelRequest(\n    requestId: $requestId\n    reasonId: $reasonId\n    customReason: $customReason\n  ) {\n    ...RequestDetails\n  }\n}"): typeof import('./graphql.ts').CancelRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteAttachment($requestId: ID!, $attachmentId: ID!) {\n  deleteAttachment(requestId: $requestId, attachmentId: $attachmentId)\n}"): typeof import('./graphql.ts').DeleteAttachmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProjectDetails($take: Int!, $skip: Int!) {\n  projects(take: $take, skip: $skip) {\n    items {\n      project {\n        id\n        type\n        spaceType\n        street\n        houseNumber\n        postCode\n        city\n        county\n        details\n        start\n        registeredAt\n        createdAt\n        projectFiles {\n          id\n          name\n          mime\n          size\n          link\n        }\n      }\n      isArchived\n      registeredWindowsCount\n      activeRequest {\n        id\n      }\n      configuratorProject {\n        id\n        updatedAt\n      }\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}"): typeof import('./graphql.ts').ProjectDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProjectRequests($projectId: ID!) {\n  projectRequests(projectId: $projectId) {\n    id\n    currentStatus\n    installerSiteVisitDate\n    surveyType\n    customReason\n  }\n}"): typeof import('./graphql.ts').ProjectRequestsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment RequestDetails on RequestResponseModel {\n  id\n  currentStatus\n  currentReason {\n    id\n    label\n  }\n  previousActiveStatus\n  installerLocation {\n    installerId\n    logo\n    name\n    street\n    postalCode\n    city\n    isPremium\n    isExpert\n    email\n    phone\n  }\n  deadlineDays\n  remainingDays\n  overdue\n  cart {\n    installableProductName\n    installableProductCount\n    installableProductImages\n    total {\n      netProductPrice\n      netInstallationPrice\n      netPrice\n      price\n    }\n    items {\n      sku\n      description\n      amount\n      price\n      netPrice\n    }\n  }\n  customer {\n    id\n    salutation\n    firstName\n    lastName\n    email\n    phone\n    alternatePhone\n    company\n    postCode\n    city\n    street\n    houseNumber\n    county\n    tenancy\n    acceptedMarketing\n  }\n  createdAt\n  installationStartDate\n  installationEndDate\n  installationFlow\n  isUserConfirmed\n}"): typeof import('./graphql.ts').RequestDetailsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RequestReasons($idRequest: ID!) {\n  requestReasons(idRequest: $idRequest) {\n    id\n    label\n    allowsFreeText\n  }\n}"): typeof import('./graphql.ts').RequestReasonsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ShowRequest($id: ID!) {\n  showRequest(id: $id) {\n    ...RequestDetails\n  }\n}"): typeof import('./graphql.ts').ShowRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateCustomer($requestId: ID!, $customer: CustomerInput!) {\n  updateCustomer(requestId: $requestId, customer: $customer) {\n    ...RequestDetails\n  }\n}"): typeof import('./graphql.ts').UpdateCustomerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UploadAttachment($requestId: ID!, $files: [Upload!]!) {\n  uploadAttachment(requestId: $requestId, files: $files) {\n    id\n    name\n    mime\n    size\n    link\n  }\n}"): typeof import('./graphql.ts').UploadAttachmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Projects($take: Int!, $skip: Int!) {\n  projects(take: $take, skip: $skip) {\n    items {\n      project {\n        id\n        type\n        spaceType\n        street\n        houseNumber\n        postCode\n        city\n        county\n        createdAt\n      }\n      isArchived\n      unreadNotificationsCount\n      registeredWindowsCount\n      activeRequest {\n        id\n        currentStatus\n        statusBeforePausing\n        overdue\n      }\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}"): typeof import('./graphql.ts').ProjectsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ShowAccount {\n  showAccount {\n    id\n    firstName\n    lastName\n    email\n  }\n}"): typeof import('./graphql.ts').ShowAccountDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
