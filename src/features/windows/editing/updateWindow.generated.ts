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


export type UpdateRegisteredWindowInstallerNameMutation = { updateRegisteredWindowInstallerName: { id: string, projectId: string | null, key: string, serialNumber: string, installationDate: string | null, title: Types.WindowTitle, imageUrl: string | null, gallery: Array<string>, room: Types.RoomType | null, notes: string | null, installerName: string | null, installerLogo: string | null, invoiceFilename: string | null, productDatasheet: string | null, createdAt: string, owner: { salutation: Types.Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, street: string, houseNumber: string | null, postCode: string, city: string, county: string | null } | null } };

export type UpdateRegisteredWindowNotesMutationVariables = Exact<{
  id: string;
  notes: string;
}>;


export type UpdateRegisteredWindowNotesMutation = { updateRegisteredWindowNotes: { id: string, projectId: string | null, key: string, serialNumber: string, installationDate: string | null, title: Types.WindowTitle, imageUrl: string | null, gallery: Array<string>, room: Types.RoomType | null, notes: string | null, installerName: string | null, installerLogo: string | null, invoiceFilename: string | null, productDatasheet: string | null, createdAt: string, owner: { salutation: Types.Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, street: string, houseNumber: string | null, postCode: string, city: string, county: string | null } | null } };

export type UpdateRegisteredWindowRoomMutationVariables = Exact<{
  id: string;
  room: Types.RoomType;
}>;


export type UpdateRegisteredWindowRoomMutation = { updateRegisteredWindowRoom: { id: string, projectId: string | null, key: string, serialNumber: string, installationDate: string | null, title: Types.WindowTitle, imageUrl: string | null, gallery: Array<string>, room: Types.RoomType | null, notes: string | null, installerName: string | null, installerLogo: string | null, invoiceFilename: string | null, productDatasheet: string | null, createdAt: string, owner: { salutation: Types.Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, street: string, houseNumber: string | null, postCode: string, city: string, county: string | null } | null } };

export const UpdateRegisteredWindowInstallerNameDocument = new GraphQlDocument<UpdateRegisteredWindowInstallerNameMutation, UpdateRegisteredWindowInstallerNameMutationVariables>("mutation UpdateRegisteredWindowInstallerName($id: ID!, $name: String!)", [["updateRegisteredWindowInstallerName",[["id","ID","drop"],["projectId","ID","null"],["key","String"],["serialNumber","String"],["installationDate","Date","null"],["title","String"],["imageUrl","String","null"],["gallery",{"list":"String"}],["room","String","null"],["notes","String","null"],["installerName","String","null"],["installerLogo","String","null"],["invoiceFilename","String","null"],["productDatasheet","String","null"],["createdAt","DateTime"],["owner",[["salutation","String","null"],["firstName","String"],["lastName","String"],["email","String"],["phone","String","null"],["street","String"],["houseNumber","String","null"],["postCode","String"],["city","String"],["county","String","null"]],"null"]],"value","id: $id, name: $name"]]);
export const UpdateRegisteredWindowNotesDocument = new GraphQlDocument<UpdateRegisteredWindowNotesMutation, UpdateRegisteredWindowNotesMutationVariables>("mutation UpdateRegisteredWindowNotes($id: ID!, $notes: String!)", [["updateRegisteredWindowNotes",[["id","ID","drop"],["projectId","ID","null"],["key","String"],["serialNumber","String"],["installationDate","Date","null"],["title","String"],["imageUrl","String","null"],["gallery",{"list":"String"}],["room","String","null"],["notes","String","null"],["installerName","String","null"],["installerLogo","String","null"],["invoiceFilename","String","null"],["productDatasheet","String","null"],["createdAt","DateTime"],["owner",[["salutation","String","null"],["firstName","String"],["lastName","String"],["email","String"],["phone","String","null"],["street","String"],["houseNumber","String","null"],["postCode","String"],["city","String"],["county","String","null"]],"null"]],"value","id: $id, notes: $notes"]]);
export const UpdateRegisteredWindowRoomDocument = new GraphQlDocument<UpdateRegisteredWindowRoomMutation, UpdateRegisteredWindowRoomMutationVariables>("mutation UpdateRegisteredWindowRoom($id: ID!, $room: RoomType!)", [["updateRegisteredWindowRoom",[["id","ID","drop"],["projectId","ID","null"],["key","String"],["serialNumber","String"],["installationDate","Date","null"],["title","String"],["imageUrl","String","null"],["gallery",{"list":"String"}],["room","String","null"],["notes","String","null"],["installerName","String","null"],["installerLogo","String","null"],["invoiceFilename","String","null"],["productDatasheet","String","null"],["createdAt","DateTime"],["owner",[["salutation","String","null"],["firstName","String"],["lastName","String"],["email","String"],["phone","String","null"],["street","String"],["houseNumber","String","null"],["postCode","String"],["city","String"],["county","String","null"]],"null"]],"value","id: $id, room: $room"]]);