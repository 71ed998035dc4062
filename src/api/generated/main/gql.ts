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
    "query UnreadNotifications($take: Int!, $skip: Int!) {\n  unreadNotifications(take: $take, skip: $skip) {\n    totalCount\n    items {\n      id\n      projectId\n      createdAt\n    }\n  }\n}": typeof types.UnreadNotificationsDocument,
    "query Projects($take: Int!, $skip: Int!) {\n  projects(take: $take, skip: $skip) {\n    items {\n      project {\n        id\n        type\n        spaceType\n        street\n        houseNumber\n        postCode\n        city\n        county\n        createdAt\n      }\n      isArchived\n      unreadNotificationsCount\n      registeredWindowsCount\n      activeRequest {\n        id\n        currentStatus\n        statusBeforePausing\n        overdue\n      }\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}": typeof types.ProjectsDocument,
    "query ShowAccount {\n  showAccount {\n    id\n    firstName\n    lastName\n    email\n  }\n}": typeof types.ShowAccountDocument,
};
const documents: Documents = {
    "query RuntimeConfig {\n  runtimeConfig {\n    country\n    defaultLocale\n    domains {\n      country\n      url\n    }\n    tagManagerId\n    signIn {\n      instance\n      tenant\n      clientId\n      policyIds {\n        signIn\n        resetPassword\n      }\n    }\n    registrationServiceUrl\n    alternativeInstallationFlow\n    windowRegistrationEnabled\n    vProEnabled\n  }\n}": types.RuntimeConfigDocument,
    "query UnreadNotifications($take: Int!, $skip: Int!) {\n  unreadNotifications(take: $take, skip: $skip) {\n    totalCount\n    items {\n      id\n      projectId\n      createdAt\n    }\n  }\n}": types.UnreadNotificationsDocument,
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
export function graphql(source: "query UnreadNotifications($take: Int!, $skip: Int!) {\n  unreadNotifications(take: $take, skip: $skip) {\n    totalCount\n    items {\n      id\n      projectId\n      createdAt\n    }\n  }\n}"): typeof import('./graphql.ts').UnreadNotificationsDocument;
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
