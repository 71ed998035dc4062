/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The owner as entered in the portal. (Assumed: the input's shape equals `ProductOwner`.) */
export type ProductOwnerInput = {
  acceptedMarketing: boolean;
  city: string;
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
  /** By the country's form, as in the main API's `CustomerInput`. */
  postCode: string;
  salutation?: Salutation | null | undefined;
  street: string;
};

/** In which order to list windows. */
export type RegisteredWindowsOrder = {
  createdAt: SortOrder;
};

/** Which windows to list. */
export type RegisteredWindowsWhere = {
  /** Only windows of this project. */
  projectId?: string | number | null | undefined;
};

/** The room a window is in. */
export type RoomType =
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

/** How a person is addressed. */
export type Salutation =
  | 'MR'
  | 'MRS';

/** The direction of a sort. */
export type SortOrder =
  /** Smallest or oldest first. */
  | 'ASC'
  /** Largest or newest first. */
  | 'DESC';

/** A window as entered in the portal. (Assumed: the input's shape.) */
export type WindowProductInput = {
  /** Not in the future. */
  installationDate: string;
  /** Up to 100 characters. */
  installerName?: string | null | undefined;
  /** The type sign on the data plate, for example `TGS M06`. */
  key: string;
  /** Up to 2,000 characters. */
  notes?: string | null | undefined;
  room?: RoomType | null | undefined;
  /** The serial number on the data plate. */
  serialNumber: string;
};

/** What kind of window it is; the portal has a title for each. */
export type WindowTitle =
  | 'DEFAULT'
  | 'ELECTRIC'
  | 'FIXED'
  | 'INTEGRA_PIVOT_ELECTRIC'
  | 'INTEGRA_PIVOT_SOLAR'
  | 'INTEGRA_PIVOT_TOP_HUNG_ELECTRIC'
  | 'PIVOTING_WINDOW_BOTTOM_CONTROL'
  | 'PIVOTING_WINDOW_UPPER_CONTROL'
  | 'SOLAR';

export type ClaimRegisteredWindowsMutationVariables = Exact<{
  registrationToken: string;
}>;


export type ClaimRegisteredWindowsMutation = { claimRegisteredWindows: Array<{ id: string, title: WindowTitle, imageUrl: string | null, room: RoomType | null }> };

export type NewWindowFragment = { id: string, title: WindowTitle, key: string, serialNumber: string, imageUrl: string | null, room: RoomType | null };

export type RegisterProjectWindowsMutationVariables = Exact<{
  projectId: string | number;
  windowProducts: Array<WindowProductInput> | WindowProductInput;
}>;


export type RegisterProjectWindowsMutation = { registerProjectWindows: Array<{ id: string, title: WindowTitle, key: string, serialNumber: string, imageUrl: string | null, room: RoomType | null }> };

export type RegisterWindowsWithOwnerMutationVariables = Exact<{
  windowProducts: Array<WindowProductInput> | WindowProductInput;
  productOwner: ProductOwnerInput;
}>;


export type RegisterWindowsWithOwnerMutation = { registerWindowsWithOwner: Array<{ id: string, title: WindowTitle, key: string, serialNumber: string, imageUrl: string | null, room: RoomType | null }> };

export type RegisterInstalledWindowsMutationVariables = Exact<{
  windowProducts: Array<WindowProductInput> | WindowProductInput;
}>;


export type RegisterInstalledWindowsMutation = { registerInstalledWindows: string };

export type UploadInvoiceMutationVariables = Exact<{
  id: string | number;
  file: Blob;
}>;


export type UploadInvoiceMutation = { uploadInvoice: { id: string, projectId: string | null, key: string, serialNumber: string, installationDate: string | null, title: WindowTitle, imageUrl: string | null, gallery: Array<string>, room: RoomType | null, notes: string | null, installerName: string | null, installerLogo: string | null, invoiceFilename: string | null, productDatasheet: string | null, createdAt: string, owner: { salutation: Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, street: string, houseNumber: string | null, postCode: string, city: string, county: string | null } | null } };

export type DeleteInvoiceMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteInvoiceMutation = { deleteInvoice: { id: string, projectId: string | null, key: string, serialNumber: string, installationDate: string | null, title: WindowTitle, imageUrl: string | null, gallery: Array<string>, room: RoomType | null, notes: string | null, installerName: string | null, installerLogo: string | null, invoiceFilename: string | null, productDatasheet: string | null, createdAt: string, owner: { salutation: Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, street: string, houseNumber: string | null, postCode: string, city: string, county: string | null } | null } };

export type InvoiceFileUrlQueryVariables = Exact<{
  registeredWindowId: string | number;
}>;


export type InvoiceFileUrlQuery = { invoiceFileUrl: string | null };

export type RegisteredWindowByIdQueryVariables = Exact<{
  id: string | number;
}>;


export type RegisteredWindowByIdQuery = { registeredWindowById: { id: string, projectId: string | null, key: string, serialNumber: string, installationDate: string | null, title: WindowTitle, imageUrl: string | null, gallery: Array<string>, room: RoomType | null, notes: string | null, installerName: string | null, installerLogo: string | null, invoiceFilename: string | null, productDatasheet: string | null, createdAt: string, owner: { salutation: Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, street: string, houseNumber: string | null, postCode: string, city: string, county: string | null } | null } | null };

export type RegisteredWindowsQueryVariables = Exact<{
  where?: RegisteredWindowsWhere | null | undefined;
  order?: RegisteredWindowsOrder | null | undefined;
  take: number;
  skip: number;
}>;


export type RegisteredWindowsQuery = { registeredWindows: { hasNextPage: boolean, items: Array<{ id: string, title: WindowTitle, imageUrl: string | null, room: RoomType | null, installationDate: string | null, createdAt: string }> } | null };

export type UpdateRegisteredWindowInstallerNameMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type UpdateRegisteredWindowInstallerNameMutation = { updateRegisteredWindowInstallerName: { id: string, projectId: string | null, key: string, serialNumber: string, installationDate: string | null, title: WindowTitle, imageUrl: string | null, gallery: Array<string>, room: RoomType | null, notes: string | null, installerName: string | null, installerLogo: string | null, invoiceFilename: string | null, productDatasheet: string | null, createdAt: string, owner: { salutation: Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, street: string, houseNumber: string | null, postCode: string, city: string, county: string | null } | null } };

export type UpdateRegisteredWindowNotesMutationVariables = Exact<{
  id: string | number;
  notes: string;
}>;


export type UpdateRegisteredWindowNotesMutation = { updateRegisteredWindowNotes: { id: string, projectId: string | null, key: string, serialNumber: string, installationDate: string | null, title: WindowTitle, imageUrl: string | null, gallery: Array<string>, room: RoomType | null, notes: string | null, installerName: string | null, installerLogo: string | null, invoiceFilename: string | null, productDatasheet: string | null, createdAt: string, owner: { salutation: Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, street: string, houseNumber: string | null, postCode: string, city: string, county: string | null } | null } };

export type UpdateRegisteredWindowRoomMutationVariables = Exact<{
  id: string | number;
  room: RoomType;
}>;


export type UpdateRegisteredWindowRoomMutation = { updateRegisteredWindowRoom: { id: string, projectId: string | null, key: string, serialNumber: string, installationDate: string | null, title: WindowTitle, imageUrl: string | null, gallery: Array<string>, room: RoomType | null, notes: string | null, installerName: string | null, installerLogo: string | null, invoiceFilename: string | null, productDatasheet: string | null, createdAt: string, owner: { salutation: Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, street: string, houseNumber: string | null, postCode: string, city: string, county: string | null } | null } };

export type WindowDetailsFragment = { id: string, projectId: string | null, key: string, serialNumber: string, installationDate: string | null, title: WindowTitle, imageUrl: string | null, gallery: Array<string>, room: RoomType | null, notes: string | null, installerName: string | null, installerLogo: string | null, invoiceFilename: string | null, productDatasheet: string | null, createdAt: string, owner: { salutation: Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, street: string, houseNumber: string | null, postCode: string, city: string, county: string | null } | null };

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
export const NewWindowFragmentDoc = new TypedDocumentString(`
    fragment NewWindow on RegisteredWindow {
  id
  title
  key
  serialNumber
  imageUrl
  room
}
    `, {"fragmentName":"NewWindow"}) as unknown as TypedDocumentString<NewWindowFragment, unknown>;
export const WindowDetailsFragmentDoc = new TypedDocumentString(`
    fragment WindowDetails on RegisteredWindow {
  id
  projectId
  key
  serialNumber
  installationDate
  title
  imageUrl
  gallery
  room
  notes
  installerName
  installerLogo
  invoiceFilename
  productDatasheet
  createdAt
  owner {
    salutation
    firstName
    lastName
    email
    phone
    street
    houseNumber
    postCode
    city
    county
  }
}
    `, {"fragmentName":"WindowDetails"}) as unknown as TypedDocumentString<WindowDetailsFragment, unknown>;
export const ClaimRegisteredWindowsDocument = new TypedDocumentString(`
    mutation ClaimRegisteredWindows($registrationToken: String!) {
  claimRegisteredWindows(registrationToken: $registrationToken) {
    id
    title
    imageUrl
    room
  }
}
    `) as unknown as TypedDocumentString<ClaimRegisteredWindowsMutation, ClaimRegisteredWindowsMutationVariables>;
export const RegisterProjectWindowsDocument = new TypedDocumentString(`
    mutation RegisterProjectWindows($projectId: ID!, $windowProducts: [WindowProductInput!]!) {
  registerProjectWindows(projectId: $projectId, windowProducts: $windowProducts) {
    ...NewWindow
  }
}
    fragment NewWindow on RegisteredWindow {
  id
  title
  key
  serialNumber
  imageUrl
  room
}`) as unknown as TypedDocumentString<RegisterProjectWindowsMutation, RegisterProjectWindowsMutationVariables>;
export const RegisterWindowsWithOwnerDocument = new TypedDocumentString(`
    mutation RegisterWindowsWithOwner($windowProducts: [WindowProductInput!]!, $productOwner: ProductOwnerInput!) {
  registerWindowsWithOwner(
    windowProducts: $windowProducts
    productOwner: $productOwner
  ) {
    ...NewWindow
  }
}
    fragment NewWindow on RegisteredWindow {
  id
  title
  key
  serialNumber
  imageUrl
  room
}`) as unknown as TypedDocumentString<RegisterWindowsWithOwnerMutation, RegisterWindowsWithOwnerMutationVariables>;
export const RegisterInstalledWindowsDocument = new TypedDocumentString(`
    mutation RegisterInstalledWindows($windowProducts: [WindowProductInput!]!) {
  registerInstalledWindows(windowProducts: $windowProducts)
}
    `) as unknown as TypedDocumentString<RegisterInstalledWindowsMutation, RegisterInstalledWindowsMutationVariables>;
export const UploadInvoiceDocument = new TypedDocumentString(`
    mutation UploadInvoice($id: ID!, $file: Upload!) {
  uploadInvoice(id: $id, file: $file) {
    ...WindowDetails
  }
}
    fragment WindowDetails on RegisteredWindow {
  id
  projectId
  key
  serialNumber
  installationDate
  title
  imageUrl
  gallery
  room
  notes
  installerName
  installerLogo
  invoiceFilename
  productDatasheet
  createdAt
  owner {
    salutation
    firstName
    lastName
    email
    phone
    street
    houseNumber
    postCode
    city
    county
  }
}`) as unknown as TypedDocumentString<UploadInvoiceMutation, UploadInvoiceMutationVariables>;
export const DeleteInvoiceDocument = new TypedDocumentString(`
    mutation DeleteInvoice($id: ID!) {
  deleteInvoice(id: $id) {
    ...WindowDetails
  }
}
    fragment WindowDetails on RegisteredWindow {
  id
  projectId
  key
  serialNumber
  installationDate
  title
  imageUrl
  gallery
  room
  notes
  installerName
  installerLogo
  invoiceFilename
  productDatasheet
  createdAt
  owner {
    salutation
    firstName
    lastName
    email
    phone
    street
    houseNumber
    postCode
    city
    county
  }
}`) as unknown as TypedDocumentString<DeleteInvoiceMutation, DeleteInvoiceMutationVariables>;
export const InvoiceFileUrlDocument = new TypedDocumentString(`
    query InvoiceFileUrl($registeredWindowId: ID!) {
  invoiceFileUrl(registeredWindowId: $registeredWindowId)
}
    `) as unknown as TypedDocumentString<InvoiceFileUrlQuery, InvoiceFileUrlQueryVariables>;
export const RegisteredWindowByIdDocument = new TypedDocumentString(`
    query RegisteredWindowById($id: ID!) {
  registeredWindowById(id: $id) {
    ...WindowDetails
  }
}
    fragment WindowDetails on RegisteredWindow {
  id
  projectId
  key
  serialNumber
  installationDate
  title
  imageUrl
  gallery
  room
  notes
  installerName
  installerLogo
  invoiceFilename
  productDatasheet
  createdAt
  owner {
    salutation
    firstName
    lastName
    email
    phone
    street
    houseNumber
    postCode
    city
    county
  }
}`) as unknown as TypedDocumentString<RegisteredWindowByIdQuery, RegisteredWindowByIdQueryVariables>;
export const RegisteredWindowsDocument = new TypedDocumentString(`
    query RegisteredWindows($where: RegisteredWindowsWhere, $order: RegisteredWindowsOrder, $take: Int!, $skip: Int!) {
  registeredWindows(where: $where, order: $order, take: $take, skip: $skip) {
    items {
      id
      title
      imageUrl
      room
      installationDate
      createdAt
    }
    hasNextPage
  }
}
    `) as unknown as TypedDocumentString<RegisteredWindowsQuery, RegisteredWindowsQueryVariables>;
export const UpdateRegisteredWindowInstallerNameDocument = new TypedDocumentString(`
    mutation UpdateRegisteredWindowInstallerName($id: ID!, $name: String!) {
  updateRegisteredWindowInstallerName(id: $id, name: $name) {
    ...WindowDetails
  }
}
    fragment WindowDetails on RegisteredWindow {
  id
  projectId
  key
  serialNumber
  installationDate
  title
  imageUrl
  gallery
  room
  notes
  installerName
  installerLogo
  invoiceFilename
  productDatasheet
  createdAt
  owner {
    salutation
    firstName
    lastName
    email
    phone
    street
    houseNumber
    postCode
    city
    county
  }
}`) as unknown as TypedDocumentString<UpdateRegisteredWindowInstallerNameMutation, UpdateRegisteredWindowInstallerNameMutationVariables>;
export const UpdateRegisteredWindowNotesDocument = new TypedDocumentString(`
    mutation UpdateRegisteredWindowNotes($id: ID!, $notes: String!) {
  updateRegisteredWindowNotes(id: $id, notes: $notes) {
    ...WindowDetails
  }
}
    fragment WindowDetails on RegisteredWindow {
  id
  projectId
  key
  serialNumber
  installationDate
  title
  imageUrl
  gallery
  room
  notes
  installerName
  installerLogo
  invoiceFilename
  productDatasheet
  createdAt
  owner {
    salutation
    firstName
    lastName
    email
    phone
    street
    houseNumber
    postCode
    city
    county
  }
}`) as unknown as TypedDocumentString<UpdateRegisteredWindowNotesMutation, UpdateRegisteredWindowNotesMutationVariables>;
export const UpdateRegisteredWindowRoomDocument = new TypedDocumentString(`
    mutation UpdateRegisteredWindowRoom($id: ID!, $room: RoomType!) {
  updateRegisteredWindowRoom(id: $id, room: $room) {
    ...WindowDetails
  }
}
    fragment WindowDetails on RegisteredWindow {
  id
  projectId
  key
  serialNumber
  installationDate
  title
  imageUrl
  gallery
  room
  notes
  installerName
  installerLogo
  invoiceFilename
  productDatasheet
  createdAt
  owner {
    salutation
    firstName
    lastName
    email
    phone
    street
    houseNumber
    postCode
    city
    county
  }
}`) as unknown as TypedDocumentString<UpdateRegisteredWindowRoomMutation, UpdateRegisteredWindowRoomMutationVariables>;