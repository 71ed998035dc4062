/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/generated/main.ts';

import { GraphQlDocument } from '#api/graphQlDocument.ts';
export type ProjectDetailsQueryVariables = Exact<{
  skip: number;
}>;


export type ProjectDetailsQuery = { readonly projects: { readonly items: ReadonlyArray<{ readonly isArchived: boolean | null, readonly registeredWindowsCount: number | null, readonly project: { readonly id: string, readonly type: Types.ProjectModuleType, readonly spaceType: Types.SpaceType | null, readonly street: string | null, readonly houseNumber: string | null, readonly postCode: string | null, readonly city: string | null, readonly county: string | null, readonly details: string | null, readonly start: string | null, readonly registeredAt: string | null, readonly createdAt: string, readonly projectFiles: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mime: string, readonly size: number | null, readonly link: string }> }, readonly activeRequest: { readonly id: string, readonly installerSiteVisitDate: string | null, readonly surveyType: Types.SurveyType | null, readonly customReason: string | null, readonly deadline: string | null } | null, readonly configuratorProject: { readonly id: string, readonly updatedAt: string } | null }>, readonly pageInfo: { readonly hasNextPage: boolean | null } } | null };

export const ProjectDetailsDocument = new GraphQlDocument<ProjectDetailsQuery, ProjectDetailsQueryVariables>("query ProjectDetails($skip: Int!)", [["projects",[["items",{"list":[["project",[["id","ID","drop"],["type","String"],["spaceType","String","null"],["street","String","null"],["houseNumber","String","null"],["postCode","String","null"],["city","String","null"],["county","String","null"],["details","String","null"],["start","Date","null"],["registeredAt","DateTime","null"],["createdAt","DateTime"],["projectFiles",{"list":[["id","ID","drop"],["name","String"],["mime","String"],["size","Number"],["link","String"]]}]]],["isArchived","Boolean"],["registeredWindowsCount","Number"],["activeRequest",[["id","ID","drop"],["installerSiteVisitDate","DateTime","null"],["surveyType","String","null"],["customReason","String","null"],["deadline","DateTime","null"]],"null"],["configuratorProject",[["id","ID","drop"],["updatedAt","DateTime"]],"null"]]},"drop"],["pageInfo",[["hasNextPage","Boolean"]]]],"null",{"take":"10","skip":"$skip"}]]);