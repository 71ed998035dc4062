/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../api/generated/main.ts';

import { GraphQlDocument } from '#api/graphQlDocument.ts';
export type UnreadNotificationsQueryVariables = Exact<{
  skip: number;
}>;


export type UnreadNotificationsQuery = { readonly unreadNotifications: { readonly totalCount: number | null, readonly items: ReadonlyArray<{ readonly id: string, readonly projectId: string, readonly type: Types.NotificationType, readonly createdAt: string, readonly metadata: { readonly projectType: Types.ProjectModuleType | null } | null }> } | null };

export type UnreadNotificationsWithoutTypeQueryVariables = Exact<{
  skip: number;
}>;


export type UnreadNotificationsWithoutTypeQuery = { readonly unreadNotifications: { readonly totalCount: number | null, readonly items: ReadonlyArray<{ readonly id: string, readonly projectId: string, readonly createdAt: string }> } | null };

export const UnreadNotificationsDocument = new GraphQlDocument<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>("query UnreadNotifications($skip: Int!)", [["unreadNotifications",[["totalCount","Number"],["items",{"list":[["id","ID","drop"],["projectId","ID","drop"],["type","String"],["createdAt","DateTime"],["metadata",[["projectType","String","null"]],"null"]]},"drop"]],"null",{"take":"50","skip":"$skip"}]]);
export const UnreadNotificationsWithoutTypeDocument = new GraphQlDocument<UnreadNotificationsWithoutTypeQuery, UnreadNotificationsWithoutTypeQueryVariables>("query UnreadNotificationsWithoutType($skip: Int!)", [["unreadNotifications",[["totalCount","Number"],["items",{"list":[["id","ID","drop"],["projectId","ID","drop"],["createdAt","DateTime"]]},"drop"]],"null",{"take":"50","skip":"$skip"}]]);