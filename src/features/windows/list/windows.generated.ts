/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/generated/registration.ts';

import { GraphQlDocument } from '#api/graphQlDocument.ts';
export type RegisteredWindowsQueryVariables = Exact<{
  where?: Types.RegisteredWindowsWhere | null | undefined;
  order?: Types.RegisteredWindowsOrder | null | undefined;
  take: number;
  skip: number;
}>;


export type RegisteredWindowsQuery = { registeredWindows: { hasNextPage: boolean, items: Array<{ id: string, title: Types.WindowTitle, serialNumber: string, imageUrl: string | null, room: Types.RoomType | null, installationDate: string | null, createdAt: string }> } | null };

export type ClaimRegisteredWindowsMutationVariables = Exact<{
  registrationToken: string;
}>;


export type ClaimRegisteredWindowsMutation = { claimRegisteredWindows: Array<{ id: string, title: Types.WindowTitle, serialNumber: string, imageUrl: string | null, room: Types.RoomType | null }> };

export const RegisteredWindowsDocument = new GraphQlDocument<RegisteredWindowsQuery, RegisteredWindowsQueryVariables>("query RegisteredWindows($where: RegisteredWindowsWhere, $order: RegisteredWindowsOrder, $take: Int!, $skip: Int!)", {"registeredWindows(where: $where, order: $order, take: $take, skip: $skip)?":{"items!":[{"id!":"ID","title":"String","serialNumber":"String","imageUrl?":"String","room?":"String","installationDate?":"Date","createdAt":"DateTime"}],"hasNextPage":"Boolean"}});
export const ClaimRegisteredWindowsDocument = new GraphQlDocument<ClaimRegisteredWindowsMutation, ClaimRegisteredWindowsMutationVariables>("mutation ClaimRegisteredWindows($registrationToken: String!)", {"claimRegisteredWindows(registrationToken: $registrationToken)":[{"id!":"ID","title":"String","serialNumber":"String","imageUrl?":"String","room?":"String"}]});