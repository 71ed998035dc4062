/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/generated/registration.ts';

import { GraphQlDocument } from '#api/graphQlDocument.ts';
export type RegisteredWindowByIdQueryVariables = Exact<{
  id: string;
}>;


export type RegisteredWindowByIdQuery = { registeredWindowById: { id: string, projectId: string | null, key: string, serialNumber: string, installationDate: string | null, title: Types.WindowTitle, imageUrl: string | null, gallery: Array<string>, room: Types.RoomType | null, notes: string | null, installerName: string | null, installerLogo: string | null, invoiceFilename: string | null, productDatasheet: string | null, createdAt: string, owner: { salutation: Types.Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, street: string, houseNumber: string | null, postCode: string, city: string, county: string | null } | null } | null };

export type WindowDetailsFragment = { id: string, projectId: string | null, key: string, serialNumber: string, installationDate: string | null, title: Types.WindowTitle, imageUrl: string | null, gallery: Array<string>, room: Types.RoomType | null, notes: string | null, installerName: string | null, installerLogo: string | null, invoiceFilename: string | null, productDatasheet: string | null, createdAt: string, owner: { salutation: Types.Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, street: string, houseNumber: string | null, postCode: string, city: string, county: string | null } | null };

export const RegisteredWindowByIdDocument = new GraphQlDocument<RegisteredWindowByIdQuery, RegisteredWindowByIdQueryVariables>("query RegisteredWindowById($id: ID!)", [["registeredWindowById",[["id","ID","drop"],["projectId","ID","null"],["key","String"],["serialNumber","String"],["installationDate","Date","null"],["title","String"],["imageUrl","String","null"],["gallery",{"list":"String"}],["room","String","null"],["notes","String","null"],["installerName","String","null"],["installerLogo","String","null"],["invoiceFilename","String","null"],["productDatasheet","String","null"],["createdAt","DateTime"],["owner",[["salutation","String","null"],["firstName","String"],["lastName","String"],["email","String"],["phone","String","null"],["street","String"],["houseNumber","String","null"],["postCode","String"],["city","String"],["county","String","null"]],"null"]],"null","id: $id"]]);