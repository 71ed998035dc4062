/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/generated/main.ts';

import { GraphQlDocument } from '#api/graphQlDocument.ts';
export type ProjectDetailsQueryVariables = Exact<{
  skip: number;
}>;


export type ProjectDetailsQuery = { projects: { items: Array<{ isArchived: boolean, registeredWindowsCount: number, project: { id: string, type: Types.ProjectModuleType, spaceType: Types.SpaceType | null, street: string | null, houseNumber: string | null, postCode: string | null, city: string | null, county: string | null, details: string | null, start: string | null, registeredAt: string | null, createdAt: string, projectFiles: Array<{ id: string, name: string, mime: string, size: number, link: string }> }, activeRequest: { id: string, installerSiteVisitDate: string | null, surveyType: Types.SurveyType | null, customReason: string | null, deadline: string | null } | null, configuratorProject: { id: string, updatedAt: string } | null }>, pageInfo: { hasNextPage: boolean } } | null };

export const ProjectDetailsDocument = new GraphQlDocument<ProjectDetailsQuery, ProjectDetailsQueryVariables>("query ProjectDetails($skip: Int!)", [["projects",[["items",{"list":[["project",[["id","ID","drop"],["type","String"],["spaceType","String","null"],["street","String","null"],["houseNumber","String","null"],["postCode","String","null"],["city","String","null"],["county","String","null"],["details","String","null"],["start","Date","null"],["registeredAt","DateTime","null"],["createdAt","DateTime"],["projectFiles",{"list":[["id","ID","drop"],["name","String"],["mime","String"],["size","Number"],["link","String"]]}]]],["isArchived","Boolean"],["registeredWindowsCount","Number"],["activeRequest",[["id","ID","drop"],["installerSiteVisitDate","DateTime","null"],["surveyType","String","null"],["customReason","String","null"],["deadline","DateTime","null"]],"null"],["configuratorProject",[["id","ID","drop"],["updatedAt","DateTime"]],"null"]]},"drop"],["pageInfo",[["hasNextPage","Boolean"]]]],"null","take: 10, skip: $skip"]]);