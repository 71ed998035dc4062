/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQlDocument } from '#api/graphQlDocument.ts';
export type MakeNotificationReadMutationVariables = Exact<{
  notificationId: string;
}>;


export type MakeNotificationReadMutation = { readonly makeNotificationRead: boolean | null };

export const MakeNotificationReadDocument = new GraphQlDocument<MakeNotificationReadMutation, MakeNotificationReadMutationVariables>("mutation MakeNotificationRead($notificationId: ID!)", [["makeNotificationRead","Boolean","value",{"notificationId":"$notificationId"}]]);