/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/generated/main.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ProjectRequestsQueryVariables = Exact<{
  projectId: string | number;
}>;


export type ProjectRequestsQuery = { projectRequests: Array<{ id: string, currentStatus: Types.RequestStatus, installerSiteVisitDate: string | null, surveyType: Types.SurveyType | null, customReason: string | null }> | null };

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

export const ProjectRequestsDocument = new TypedDocumentString(`
    query ProjectRequests($projectId: ID!) {
  projectRequests(projectId: $projectId) {
    id
    currentStatus
    installerSiteVisitDate
    surveyType
    customReason
  }
}
    `) as unknown as TypedDocumentString<ProjectRequestsQuery, ProjectRequestsQueryVariables>;