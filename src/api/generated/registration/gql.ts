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
    "mutation ClaimRegisteredWindows($registrationToken: String!) {\n  claimRegisteredWindows(registrationToken: $registrationToken) {\n    id\n    title\n    imageUrl\n    room\n  }\n}": typeof types.ClaimRegisteredWindowsDocument,
    "fragment NewWindow on RegisteredWindow {\n  id\n  title\n  key\n  serialNumber\n  imageUrl\n  room\n}\n\nmutation RegisterProjectWindows($projectId: ID!, $windowProducts: [WindowProductInput!]!) {\n  registerProjectWindows(projectId: $projectId, windowProducts: $windowProducts) {\n    ...NewWindow\n  }\n}\n\nmutation RegisterWindowsWithOwner($windowProducts: [WindowProductInput!]!, $productOwner: ProductOwnerInput!) {\n  registerWindowsWithOwner(\n    windowProducts: $windowProducts\n    productOwner: $productOwner\n  ) {\n    ...NewWindow\n  }\n}\n\nmutation RegisterInstalledWindows($windowProducts: [WindowProductInput!]!) {\n  registerInstalledWindows(windowProducts: $windowProducts)\n}": typeof types.NewWindowFragmentDoc,
    "mutation UploadInvoice($id: ID!, $file: Upload!) {\n  uploadInvoice(id: $id, file: $file) {\n    ...WindowDetails\n  }\n}\n\nmutation DeleteInvoice($id: ID!) {\n  deleteInvoice(id: $id) {\n    ...WindowDetails\n  }\n}": typeof types.UploadInvoiceDocument,
    "query InvoiceFileUrl($registeredWindowId: ID!) {\n  invoiceFileUrl(registeredWindowId: $registeredWindowId)\n}": typeof types.InvoiceFileUrlDocument,
    "query RegisteredWindowById($id: ID!) {\n  registeredWindowById(id: $id) {\n    ...WindowDetails\n  }\n}": typeof types.RegisteredWindowByIdDocument,
    "query RegisteredWindows($where: RegisteredWindowsWhere, $order: RegisteredWindowsOrder, $take: Int!, $skip: Int!) {\n  registeredWindows(where: $where, order: $order, take: $take, skip: $skip) {\n    items {\n      id\n      title\n      imageUrl\n      room\n      installationDate\n      createdAt\n    }\n    hasNextPage\n  }\n}": typeof types.RegisteredWindowsDocument,
    "mutation UpdateRegisteredWindowInstallerName($id: ID!, $name: String!) {\n  updateRegisteredWindowInstallerName(id: $id, name: $name) {\n    ...WindowDetails\n  }\n}\n\nmutation UpdateRegisteredWindowNotes($id: ID!, $notes: String!) {\n  updateRegisteredWindowNotes(id: $id, notes: $notes) {\n    ...WindowDetails\n  }\n}\n\nmutation UpdateRegisteredWindowRoom($id: ID!, $room: RoomType!) {\n  updateRegisteredWindowRoom(id: $id, room: $room) {\n    ...WindowDetails\n  }\n}": typeof types.UpdateRegisteredWindowInstallerNameDocument,
    "fragment WindowDetails on RegisteredWindow {\n  id\n  projectId\n  key\n  serialNumber\n  installationDate\n  title\n  imageUrl\n  gallery\n  room\n  notes\n  installerName\n  installerLogo\n  invoiceFilename\n  productDatasheet\n  createdAt\n  owner {\n    salutation\n    firstName\n    lastName\n    email\n    phone\n    street\n    houseNumber\n    postCode\n    city\n    county\n  }\n}": typeof types.WindowDetailsFragmentDoc,
};
const documents: Documents = {
    "mutation ClaimRegisteredWindows($registrationToken: String!) {\n  claimRegisteredWindows(registrationToken: $registrationToken) {\n    id\n    title\n    imageUrl\n    room\n  }\n}": types.ClaimRegisteredWindowsDocument,
    "fragment NewWindow on RegisteredWindow {\n  id\n  title\n  key\n  serialNumber\n  imageUrl\n  room\n}\n\nmutation RegisterProjectWindows($projectId: ID!, $windowProducts: [WindowProductInput!]!) {\n  registerProjectWindows(projectId: $projectId, windowProducts: $windowProducts) {\n    ...NewWindow\n  }\n}\n\nmutation RegisterWindowsWithOwner($windowProducts: [WindowProductInput!]!, $productOwner: ProductOwnerInput!) {\n  registerWindowsWithOwner(\n    windowProducts: $windowProducts\n    productOwner: $productOwner\n  ) {\n    ...NewWindow\n  }\n}\n\nmutation RegisterInstalledWindows($windowProducts: [WindowProductInput!]!) {\n  registerInstalledWindows(windowProducts: $windowProducts)\n}": types.NewWindowFragmentDoc,
    "mutation UploadInvoice($id: ID!, $file: Upload!) {\n  uploadInvoice(id: $id, file: $file) {\n    ...WindowDetails\n  }\n}\n\nmutation DeleteInvoice($id: ID!) {\n  deleteInvoice(id: $id) {\n    ...WindowDetails\n  }\n}": types.UploadInvoiceDocument,
    "query InvoiceFileUrl($registeredWindowId: ID!) {\n  invoiceFileUrl(registeredWindowId: $registeredWindowId)\n}": types.InvoiceFileUrlDocument,
    "query RegisteredWindowById($id: ID!) {\n  registeredWindowById(id: $id) {\n    ...WindowDetails\n  }\n}": types.RegisteredWindowByIdDocument,
    "query RegisteredWindows($where: RegisteredWindowsWhere, $order: RegisteredWindowsOrder, $take: Int!, $skip: Int!) {\n  registeredWindows(where: $where, order: $order, take: $take, skip: $skip) {\n    items {\n      id\n      title\n      imageUrl\n      room\n      installationDate\n      createdAt\n    }\n    hasNextPage\n  }\n}": types.RegisteredWindowsDocument,
    "mutation UpdateRegisteredWindowInstallerName($id: ID!, $name: String!) {\n  updateRegisteredWindowInstallerName(id: $id, name: $name) {\n    ...WindowDetails\n  }\n}\n\nmutation UpdateRegisteredWindowNotes($id: ID!, $notes: String!) {\n  updateRegisteredWindowNotes(id: $id, notes: $notes) {\n    ...WindowDetails\n  }\n}\n\nmutation UpdateRegisteredWindowRoom($id: ID!, $room: RoomType!) {\n  updateRegisteredWindowRoom(id: $id, room: $room) {\n    ...WindowDetails\n  }\n}": types.UpdateRegisteredWindowInstallerNameDocument,
    "fragment WindowDetails on RegisteredWindow {\n  id\n  projectId\n  key\n  serialNumber\n  installationDate\n  title\n  imageUrl\n  gallery\n  room\n  notes\n  installerName\n  installerLogo\n  invoiceFilename\n  productDatasheet\n  createdAt\n  owner {\n    salutation\n    firstName\n    lastName\n    email\n    phone\n    street\n    houseNumber\n    postCode\n    city\n    county\n  }\n}": types.WindowDetailsFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ClaimRegisteredWindows($registrationToken: String!) {\n  claimRegisteredWindows(registrationToken: $registrationToken) {\n    id\n    title\n    imageUrl\n    room\n  }\n}"): typeof import('./graphql.ts').ClaimRegisteredWindowsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment NewWindow on RegisteredWindow {\n  id\n  title\n  key\n  serialNumber\n  imageUrl\n  room\n}\n\nmutation RegisterProjectWindows($projectId: ID!, $windowProducts: [WindowProductInput!]!) {\n  registerProjectWindows(projectId: $projectId, windowProducts: $windowProducts) {\n    ...NewWindow\n  }\n}\n\nmutation RegisterWindowsWithOwner($windowProducts: [WindowProductInput!]!, $productOwner: ProductOwnerInput!) {\n  registerWindowsWithOwner(\n    windowProducts: $windowProducts\n    productOwner: $productOwner\n  ) {\n    ...NewWindow\n  }\n}\n\nmutation RegisterInstalledWindows($windowProducts: [WindowProductInput!]!) {\n  registerInstalledWindows(windowProducts: $windowProducts)\n}"): typeof import('./graphql.ts').NewWindowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UploadInvoice($id: ID!, $file: Upload!) {\n  uploadInvoice(id: $id, file: $file) {\n    ...WindowDetails\n  }\n}\n\nmutation DeleteInvoice($id: ID!) {\n  deleteInvoice(id: $id) {\n    ...WindowDetails\n  }\n}"): typeof import('./graphql.ts').UploadInvoiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InvoiceFileUrl($registeredWindowId: ID!) {\n  invoiceFileUrl(registeredWindowId: $registeredWindowId)\n}"): typeof import('./graphql.ts').InvoiceFileUrlDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RegisteredWindowById($id: ID!) {\n  registeredWindowById(id: $id) {\n    ...WindowDetails\n  }\n}"): typeof import('./graphql.ts').RegisteredWindowByIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RegisteredWindows($where: RegisteredWindowsWhere, $order: RegisteredWindowsOrder, $take: Int!, $skip: Int!) {\n  registeredWindows(where: $where, order: $order, take: $take, skip: $skip) {\n    items {\n      id\n      title\n      imageUrl\n      room\n      installationDate\n      createdAt\n    }\n    hasNextPage\n  }\n}"): typeof import('./graphql.ts').RegisteredWindowsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateRegisteredWindowInstallerName($id: ID!, $name: String!) {\n  updateRegisteredWindowInstallerName(id: $id, name: $name) {\n    ...WindowDetails\n  }\n}\n\nmutation UpdateRegisteredWindowNotes($id: ID!, $notes: String!) {\n  updateRegisteredWindowNotes(id: $id, notes: $notes) {\n    ...WindowDetails\n  }\n}\n\nmutation UpdateRegisteredWindowRoom($id: ID!, $room: RoomType!) {\n  updateRegisteredWindowRoom(id: $id, room: $room) {\n    ...WindowDetails\n  }\n}"): typeof import('./graphql.ts').UpdateRegisteredWindowInstallerNameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment WindowDetails on RegisteredWindow {\n  id\n  projectId\n  key\n  serialNumber\n  installationDate\n  title\n  imageUrl\n  gallery\n  room\n  notes\n  installerName\n  installerLogo\n  invoiceFilename\n  productDatasheet\n  createdAt\n  owner {\n    salutation\n    firstName\n    lastName\n    email\n    phone\n    street\n    houseNumber\n    postCode\n    city\n    county\n  }\n}"): typeof import('./graphql.ts').WindowDetailsFragmentDoc;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
