/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/generated/main.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ProjectDetailsQueryVariables = Exact<{
  take: number;
  skip: number;
}>;


export type ProjectDetailsQuery = { projects: { items: Array<{ isArchived: boolean, registeredWindowsCount: number, project: { id: string, type: Types.ProjectModuleType, spaceType: Types.SpaceType | null, street: string | null, houseNumber: string | null, postCode: string | null, city: string | null, county: string | null, details: string | null, start: string | null, registeredAt: string | null, createdAt: string, projectFiles: Array<{ id: string, name: string, mime: string, size: number, link: string }> }, activeRequest: { id: string, installerSiteVisitDate: string | null, surveyType: Types.SurveyType | null, customReason: string | null, deadline: string | null } | null, configuratorProject: { id: string, updatedAt: string } | null }>, pageInfo: { hasNextPage: boolean } } | null };

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

export const ProjectDetailsDocument = new TypedDocumentString(`
    query ProjectDetails($take: Int!, $skip: Int!) {
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
        details
        start
        registeredAt
        createdAt
        projectFiles {
          id
          name
          mime
          size
          link
        }
      }
      isArchived
      registeredWindowsCount
      activeRequest {
        id
        installerSiteVisitDate
        surveyType
        customReason
        deadline
      }
      configuratorProject {
        id
        updatedAt
      }
    }
    pageInfo {
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<ProjectDetailsQuery, ProjectDetailsQueryVariables>;