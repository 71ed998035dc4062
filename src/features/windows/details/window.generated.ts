/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/generated/registration.ts';

import { GraphQlDocument } from '#api/graphQlDocument.ts';
export type RegisteredWindowByIdQueryVariables = Exact<{
  id: string;
}>;


export type RegisteredWindowByIdQuery = { readonly registeredWindowById: { readonly id: string, readonly projectId: string | null, readonly key: string, readonly serialNumber: string, readonly installationDate: string | null, readonly title: Types.WindowTitle, readonly imageUrl: string | null, readonly gallery: ReadonlyArray<string>, readonly room: Types.RoomType | null, readonly notes: string | null, readonly installerName: string | null, readonly installerLogo: string | null, readonly invoiceFilename: string | null, readonly productDatasheet: string | null, readonly createdAt: string, readonly owner: { readonly salutation: Types.Salutation | null, readonly firstName: string, readonly lastName: string, readonly email: string, readonly phone: string | null, readonly street: string, readonly houseNumber: string | null, readonly postCode: string, readonly city: string, readonly county: string | null } | null } | null };

export type WindowDetailsFragment = { readonly id: string, readonly projectId: string | null, readonly key: string, readonly serialNumber: string, readonly installationDate: string | null, readonly title: Types.WindowTitle, readonly imageUrl: string | null, readonly gallery: ReadonlyArray<string>, readonly room: Types.RoomType | null, readonly notes: string | null, readonly installerName: string | null, readonly installerLogo: string | null, readonly invoiceFilename: string | null, readonly productDatasheet: string | null, readonly createdAt: string, readonly owner: { readonly salutation: Types.Salutation | null, readonly firstName: string, readonly lastName: string, readonly email: string, readonly phone: string | null, readonly street: string, readonly houseNumber: string | null, readonly postCode: string, readonly city: string, readonly county: string | null } | null };

export const RegisteredWindowByIdDocument = new GraphQlDocument<RegisteredWindowByIdQuery, RegisteredWindowByIdQueryVariables>("query RegisteredWindowById($id: ID!)", [["registeredWindowById",[["id","ID","drop"],["projectId","ID","null"],["key","String"],["serialNumber","String"],["installationDate","Date","null"],["title","String"],["imageUrl","String","null"],["gallery",{"list":"String"}],["room","String","null"],["notes","String","null"],["installerName","String","null"],["installerLogo","String","null"],["invoiceFilename","String","null"],["productDatasheet","String","null"],["createdAt","DateTime"],["owner",[["salutation","String","null"],["firstName","String"],["lastName","String"],["email","String"],["phone","String","null"],["street","String"],["houseNumber","String","null"],["postCode","String"],["city","String"],["county","String","null"]],"null"]],"null",{"id":"$id"}]]);