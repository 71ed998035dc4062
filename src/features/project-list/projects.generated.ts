/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../api/generated/main.ts';

import { GraphQlDocument } from '#api/graphQlDocument.ts';
export type ProjectsQueryVariables = Exact<{
  skip: number;
}>;


export type ProjectsQuery = { projects: { items: Array<{ isArchived: boolean, unreadNotificationsCount: number, registeredWindowsCount: number, project: { id: string, type: Types.ProjectModuleType, spaceType: Types.SpaceType | null, street: string | null, houseNumber: string | null, postCode: string | null, city: string | null, county: string | null, createdAt: string }, activeRequest: { id: string, currentStatus: Types.RequestStatus, statusBeforePausing: Types.RequestStatus | null, overdue: boolean, deadline: string | null, installationFlow: Types.InstallationFlow } | null }>, pageInfo: { hasNextPage: boolean } } | null };

export const ProjectsDocument = new GraphQlDocument<ProjectsQuery, ProjectsQueryVariables>("query Projects($skip: Int!)", [["projects",[["items",{"list":[["project",[["id","ID","drop"],["type","String"],["spaceType","String","null"],["street","String","null"],["houseNumber","String","null"],["postCode","String","null"],["city","String","null"],["county","String","null"],["createdAt","DateTime"]]],["isArchived","Boolean"],["unreadNotificationsCount","Number"],["registeredWindowsCount","Number"],["activeRequest",[["id","ID","drop"],["currentStatus","String"],["statusBeforePausing","String","null"],["overdue","Boolean"],["deadline","DateTime","null"],["installationFlow","String"]],"null"]]},"drop"],["pageInfo",[["hasNextPage","Boolean"]]]],"null","take: 10, skip: $skip"]]);