/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQlDocument } from '#api/graphQlDocument.ts';
export type ShowAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type ShowAccountQuery = { readonly showAccount: { readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string } | null };

export const ShowAccountDocument = new GraphQlDocument<ShowAccountQuery, ShowAccountQueryVariables>("query ShowAccount", [["showAccount",[["id","ID","drop"],["firstName","String"],["lastName","String"],["email","String"]],"null"]]);