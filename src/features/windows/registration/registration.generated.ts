/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/generated/registration.ts';

import { GraphQlDocument } from '#api/graphQlDocument.ts';
export type RegisterProjectWindowsMutationVariables = Exact<{
  projectId: string;
  windowProducts: ReadonlyArray<Types.WindowProductInput> | Types.WindowProductInput;
}>;


export type RegisterProjectWindowsMutation = { readonly registerProjectWindows: ReadonlyArray<{ readonly id: string, readonly title: Types.WindowTitle, readonly key: string, readonly serialNumber: string, readonly imageUrl: string | null, readonly room: Types.RoomType | null }> };

export type RegisterWindowsWithOwnerMutationVariables = Exact<{
  windowProducts: ReadonlyArray<Types.WindowProductInput> | Types.WindowProductInput;
  productOwner: Types.ProductOwnerInput;
}>;


export type RegisterWindowsWithOwnerMutation = { readonly registerWindowsWithOwner: ReadonlyArray<{ readonly id: string, readonly title: Types.WindowTitle, readonly key: string, readonly serialNumber: string, readonly imageUrl: string | null, readonly room: Types.RoomType | null }> };

export type RegisterInstalledWindowsMutationVariables = Exact<{
  windowProducts: ReadonlyArray<Types.WindowProductInput> | Types.WindowProductInput;
}>;


export type RegisterInstalledWindowsMutation = { readonly registerInstalledWindows: string };

export type NewWindowFragment = { readonly id: string, readonly title: Types.WindowTitle, readonly key: string, readonly serialNumber: string, readonly imageUrl: string | null, readonly room: Types.RoomType | null };

export const RegisterProjectWindowsDocument = new GraphQlDocument<RegisterProjectWindowsMutation, RegisterProjectWindowsMutationVariables>("mutation RegisterProjectWindows($projectId: ID!, $windowProducts: [WindowProductInput!]!)", [["registerProjectWindows",{"list":[["id","ID","drop"],["title","String"],["key","String"],["serialNumber","String"],["imageUrl","String","null"],["room","String","null"]]},"value",{"projectId":"$projectId","windowProducts":"$windowProducts"}]]);
export const RegisterWindowsWithOwnerDocument = new GraphQlDocument<RegisterWindowsWithOwnerMutation, RegisterWindowsWithOwnerMutationVariables>("mutation RegisterWindowsWithOwner($windowProducts: [WindowProductInput!]!, $productOwner: ProductOwnerInput!)", [["registerWindowsWithOwner",{"list":[["id","ID","drop"],["title","String"],["key","String"],["serialNumber","String"],["imageUrl","String","null"],["room","String","null"]]},"value",{"windowProducts":"$windowProducts","productOwner":"$productOwner"}]]);
export const RegisterInstalledWindowsDocument = new GraphQlDocument<RegisterInstalledWindowsMutation, RegisterInstalledWindowsMutationVariables>("mutation RegisterInstalledWindows($windowProducts: [WindowProductInput!]!)", [["registerInstalledWindows","String","value",{"windowProducts":"$windowProducts"}]]);