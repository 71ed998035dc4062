/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/generated/registration.ts';

import { GraphQlDocument } from '#api/graphQlDocument.ts';
export type RegisteredWindowsQueryVariables = Exact<{
  skip: number;
}>;


export type RegisteredWindowsQuery = { readonly registeredWindows: { readonly hasNextPage: boolean | null, readonly items: ReadonlyArray<{ readonly id: string, readonly title: Types.WindowTitle, readonly serialNumber: string, readonly imageUrl: string | null, readonly room: Types.RoomType | null, readonly installationDate: string | null, readonly createdAt: string }> } | null };

export type RegisteredWindowsOfProjectQueryVariables = Exact<{
  projectId: string;
  skip: number;
}>;


export type RegisteredWindowsOfProjectQuery = { readonly registeredWindows: { readonly hasNextPage: boolean | null, readonly items: ReadonlyArray<{ readonly id: string, readonly title: Types.WindowTitle, readonly serialNumber: string, readonly imageUrl: string | null, readonly room: Types.RoomType | null, readonly installationDate: string | null, readonly createdAt: string }> } | null };

export type WindowListItemFragment = { readonly id: string, readonly title: Types.WindowTitle, readonly serialNumber: string, readonly imageUrl: string | null, readonly room: Types.RoomType | null, readonly installationDate: string | null, readonly createdAt: string };

export type ClaimRegisteredWindowsMutationVariables = Exact<{
  registrationToken: string;
}>;


export type ClaimRegisteredWindowsMutation = { readonly claimRegisteredWindows: ReadonlyArray<{ readonly id: string, readonly title: Types.WindowTitle, readonly serialNumber: string, readonly imageUrl: string | null, readonly room: Types.RoomType | null }> };

export const RegisteredWindowsDocument = new GraphQlDocument<RegisteredWindowsQuery, RegisteredWindowsQueryVariables>("query RegisteredWindows($skip: Int!)", [["registeredWindows",[["items",{"list":[["id","ID","drop"],["title","String"],["serialNumber","String"],["imageUrl","String","null"],["room","String","null"],["installationDate","Date","null"],["createdAt","DateTime"]]},"drop"],["hasNextPage","Boolean"]],"null",{"order":"{ createdAt: DESC }","take":"6","skip":"$skip"}]]);
export const RegisteredWindowsOfProjectDocument = new GraphQlDocument<RegisteredWindowsOfProjectQuery, RegisteredWindowsOfProjectQueryVariables>("query RegisteredWindowsOfProject($projectId: ID!, $skip: Int!)", [["registeredWindows",[["items",{"list":[["id","ID","drop"],["title","String"],["serialNumber","String"],["imageUrl","String","null"],["room","String","null"],["installationDate","Date","null"],["createdAt","DateTime"]]},"drop"],["hasNextPage","Boolean"]],"null",{"where":"{ projectId: $projectId }","order":"{ createdAt: DESC }","take":"6","skip":"$skip"}]]);
export const ClaimRegisteredWindowsDocument = new GraphQlDocument<ClaimRegisteredWindowsMutation, ClaimRegisteredWindowsMutationVariables>("mutation ClaimRegisteredWindows($registrationToken: String!)", [["claimRegisteredWindows",{"list":[["id","ID","drop"],["title","String"],["serialNumber","String"],["imageUrl","String","null"],["room","String","null"]]},"value",{"registrationToken":"$registrationToken"}]]);