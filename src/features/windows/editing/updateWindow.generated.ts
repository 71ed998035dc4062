/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/generated/registration.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type UpdateRegisteredWindowInstallerNameMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type UpdateRegisteredWindowInstallerNameMutation = { updateRegisteredWindowInstallerName: { id: string, projectId: string | null, key: string, serialNumber: string, installationDate: string | null, title: Types.WindowTitle, imageUrl: string | null, gallery: Array<string>, room: Types.RoomType | null, notes: string | null, installerName: string | null, installerLogo: string | null, invoiceFilename: string | null, productDatasheet: string | null, createdAt: string, owner: { salutation: Types.Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, street: string, houseNumber: string | null, postCode: string, city: string, county: string | null } | null } };

export type UpdateRegisteredWindowNotesMutationVariables = Exact<{
  id: string | number;
  notes: string;
}>;


export type UpdateRegisteredWindowNotesMutation = { updateRegisteredWindowNotes: { id: string, projectId: string | null, key: string, serialNumber: string, installationDate: string | null, title: Types.WindowTitle, imageUrl: string | null, gallery: Array<string>, room: Types.RoomType | null, notes: string | null, installerName: string | null, installerLogo: string | null, invoiceFilename: string | null, productDatasheet: string | null, createdAt: string, owner: { salutation: Types.Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, street: string, houseNumber: string | null, postCode: string, city: string, county: string | null } | null } };

export type UpdateRegisteredWindowRoomMutationVariables = Exact<{
  id: string | number;
  room: Types.RoomType;
}>;


export type UpdateRegisteredWindowRoomMutation = { updateRegisteredWindowRoom: { id: string, projectId: string | null, key: string, serialNumber: string, installationDate: string | null, title: Types.WindowTitle, imageUrl: string | null, gallery: Array<string>, room: Types.RoomType | null, notes: string | null, installerName: string | null, installerLogo: string | null, invoiceFilename: string | null, productDatasheet: string | null, createdAt: string, owner: { salutation: Types.Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, street: string, houseNumber: string | null, postCode: string, city: string, county: string | null } | null } };

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