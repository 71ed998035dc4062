/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../api/generated/main.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ProjectsQueryVariables = Exact<{
  take: number;
  skip: number;
}>;


export type ProjectsQuery = { projects: { items: Array<{ isArchived: boolean, unreadNotificationsCount: number, registeredWindowsCount: number, project: { id: string, type: Types.ProjectModuleType, spaceType: Types.SpaceType | null, street: string | null, houseNumber: string | null, postCode: string | null, city: string | null, county: string | null, offerSent: boolean, hasFiles: boolean, createdAt: string }, activeRequest: { id: string, currentStatus: Types.RequestStatus, statusBeforePausing: Types.RequestStatus | null, overdue: boolean, deadline: string | null } | null }>, pageInfo: { hasNextPage: boolean } } | null };

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

export const ProjectsDocument = new TypedDocumentString(`
    query Projects($take: Int!, $skip: Int!) {
  projects(take: $take, skip: $skip) {
    items {
      project {
        id
        type
        spaceType
        street
        houseNumber
        postCode
        city
        county
        offerSent
        hasFiles
        createdAt
      }
      isArchived
      unreadNotificationsCount
      registeredWindowsCount
      activeRequest {
        id
        currentStatus
        statusBeforePausing
        overdue
        deadline
      }
    }
    pageInfo {
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<ProjectsQuery, ProjectsQueryVariables>;