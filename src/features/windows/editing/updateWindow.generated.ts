/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/generated/registration.ts';

import { GraphQlDocument } from '#api/graphQlDocument.ts';
export type UpdateRegisteredWindowInstallerNameMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type UpdateRegisteredWindowInstallerNameMutation = { readonly updateRegisteredWindowInstallerName: { readonly id: string, readonly projectId: string | null, readonly key: string, readonly serialNumber: string, readonly installationDate: string | null, readonly title: Types.WindowTitle, readonly imageUrl: string | null, readonly gallery: ReadonlyArray<string>, readonly room: Types.RoomType | null, readonly notes: string | null, readonly installerName: string | null, readonly installerLogo: string | null, readonly invoiceFilename: string | null, readonly productDatasheet: string | null, readonly createdAt: string, readonly owner: { readonly salutation: Types.Salutation | null, readonly firstName: string, readonly lastName: string, readonly email: string, readonly phone: string | null, readonly street: string, readonly houseNumber: string | null, readonly postCode: string, readonly city: string, readonly county: string | null } | null } };

export type UpdateRegisteredWindowNotesMutationVariables = Exact<{
  id: string;
  notes: string;
}>;


export type UpdateRegisteredWindowNotesMutation = { readonly updateRegisteredWindowNotes: { readonly id: string, readonly projectId: string | null, readonly key: string, readonly serialNumber: string, readonly installationDate: string | null, readonly title: Types.WindowTitle, readonly imageUrl: string | null, readonly gallery: ReadonlyArray<string>, readonly room: Types.RoomType | null, readonly notes: string | null, readonly installerName: string | null, readonly installerLogo: string | null, readonly invoiceFilename: string | null, readonly productDatasheet: string | null, readonly createdAt: string, readonly owner: { readonly salutation: Types.Salutation | null, readonly firstName: string, readonly lastName: string, readonly email: string, readonly phone: string | null, readonly street: string, readonly houseNumber: string | null, readonly postCode: string, readonly city: string, readonly county: string | null } | null } };

export type UpdateRegisteredWindowRoomMutationVariables = Exact<{
  id: string;
  room: Types.RoomType;
}>;


export type UpdateRegisteredWindowRoomMutation = { readonly updateRegisteredWindowRoom: { readonly id: string, readonly projectId: string | null, readonly key: string, readonly serialNumber: string, readonly installationDate: string | null, readonly title: Types.WindowTitle, readonly imageUrl: string | null, readonly gallery: ReadonlyArray<string>, readonly room: Types.RoomType | null, readonly notes: string | null, readonly installerName: string | null, readonly installerLogo: string | null, readonly invoiceFilename: string | null, readonly productDatasheet: string | null, readonly createdAt: string, readonly owner: { readonly salutation: Types.Salutation | null, readonly firstName: string, readonly lastName: string, readonly email: string, readonly phone: string | null, readonly street: string, readonly houseNumber: string | null, readonly postCode: string, readonly city: string, readonly county: string | null } | null } };

export const UpdateRegisteredWindowInstallerNameDocument = new GraphQlDocument<UpdateRegisteredWindowInstallerNameMutation, UpdateRegisteredWindowInstallerNameMutationVariables>("mutation UpdateRegisteredWindowInstallerName($id: ID!, $name: String!)", [["updateRegisteredWindowInstallerName",[["id","ID","drop"],["projectId","ID","null"],["key","String"],["serialNumber","String"],["installationDate","Date","null"],["title","String"],["imageUrl","String","null"],["gallery",{"list":"String"}],["room","String","null"],["notes","String","null"],["installerName","String","null"],["installerLogo","String","null"],["invoiceFilename","String","null"],["productDatasheet","String","null"],["createdAt","DateTime"],["owner",[["salutation","String","null"],["firstName","String"],["lastName","String"],["email","String"],["phone","String","null"],["street","String"],["houseNumber","String","null"],["postCode","String"],["city","String"],["county","String","null"]],"null"]],"value",{"id":"$id","name":"$name"}]]);
export const UpdateRegisteredWindowNotesDocument = new GraphQlDocument<UpdateRegisteredWindowNotesMutation, UpdateRegisteredWindowNotesMutationVariables>("mutation UpdateRegisteredWindowNotes($id: ID!, $notes: String!)", [["updateRegisteredWindowNotes",[["id","ID","drop"],["projectId","ID","null"],["key","String"],["serialNumber","String"],["installationDate","Date","null"],["title","String"],["imageUrl","String","null"],["gallery",{"list":"String"}],["room","String","null"],["notes","String","null"],["installerName","String","null"],["installerLogo","String","null"],["invoiceFilename","String","null"],["productDatasheet","String","null"],["createdAt","DateTime"],["owner",[["salutation","String","null"],["firstName","String"],["lastName","String"],["email","String"],["phone","String","null"],["street","String"],["houseNumber","String","null"],["postCode","String"],["city","String"],["county","String","null"]],"null"]],"value",{"id":"$id","notes":"$notes"}]]);
export const UpdateRegisteredWindowRoomDocument = new GraphQlDocument<UpdateRegisteredWindowRoomMutation, UpdateRegisteredWindowRoomMutationVariables>("mutation UpdateRegisteredWindowRoom($id: ID!, $room: RoomType!)", [["updateRegisteredWindowRoom",[["id","ID","drop"],["projectId","ID","null"],["key","String"],["serialNumber","String"],["installationDate","Date","null"],["title","String"],["imageUrl","String","null"],["gallery",{"list":"String"}],["room","String","null"],["notes","String","null"],["installerName","String","null"],["installerLogo","String","null"],["invoiceFilename","String","null"],["productDatasheet","String","null"],["createdAt","DateTime"],["owner",[["salutation","String","null"],["firstName","String"],["lastName","String"],["email","String"],["phone","String","null"],["street","String"],["houseNumber","String","null"],["postCode","String"],["city","String"],["county","String","null"]],"null"]],"value",{"id":"$id","room":"$room"}]]);