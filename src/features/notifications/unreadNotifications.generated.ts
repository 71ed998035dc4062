/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../api/generated/main.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type UnreadNotificationsQueryVariables = Exact<{
  take: number;
  skip: number;
}>;


export type UnreadNotificationsQuery = { unreadNotifications: { totalCount: number, items: Array<{ id: string, projectId: string, type: Types.NotificationType, createdAt: string, metadata: { projectType: Types.ProjectModuleType | null } | null }> } | null };

export type UnreadNotificationsWithoutTypeQueryVariables = Exact<{
  take: number;
  skip: number;
}>;


export type UnreadNotificationsWithoutTypeQuery = { unreadNotifications: { totalCount: number, items: Array<{ id: string, projectId: string, createdAt: string }> } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const UnreadNotificationsDocument = new TypedDocumentString(`
    query UnreadNotifications($take: Int!, $skip: Int!) {
  unreadNotifications(take: $take, skip: $skip) {
    totalCount
    items {
      id
      projectId
      type
      createdAt
      metadata {
        projectType
      }
    }
  }
}
    `) as unknown as TypedDocumentString<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>;
export const UnreadNotificationsWithoutTypeDocument = new TypedDocumentString(`
    query UnreadNotificationsWithoutType($take: Int!, $skip: Int!) {
  unreadNotifications(take: $take, skip: $skip) {
    totalCount
    items {
      id
      projectId
      createdAt
    }
  }
}
    `) as unknown as TypedDocumentString<UnreadNotificationsWithoutTypeQuery, UnreadNotificationsWithoutTypeQueryVariables>;