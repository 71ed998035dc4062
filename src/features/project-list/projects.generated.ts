/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../api/generated/main.ts';

import { GraphQlDocument } from '#api/graphQlDocument.ts';
export type ProjectsQueryVariables = Exact<{
  skip: number;
}>;


export type ProjectsQuery = { readonly projects: { readonly items: ReadonlyArray<{ readonly isArchived: boolean | null, readonly unreadNotificationsCount: number | null, readonly registeredWindowsCount: number | null, readonly project: { readonly id: string, readonly type: Types.ProjectModuleType, readonly spaceType: Types.SpaceType | null, readonly street: string | null, readonly houseNumber: string | null, readonly postCode: string | null, readonly city: string | null, readonly county: string | null, readonly createdAt: string }, readonly activeRequest: { readonly id: string, readonly currentStatus: Types.RequestStatus, readonly statusBeforePausing: Types.RequestStatus | null, readonly overdue: boolean | null, readonly deadline: string | null, readonly installationFlow: Types.InstallationFlow } | null }>, readonly pageInfo: { readonly hasNextPage: boolean | null } } | null };

export const ProjectsDocument = new GraphQlDocument<ProjectsQuery, ProjectsQueryVariables>("query Projects($skip: Int!)", [["projects",[["items",{"list":[["project",[["id","ID","drop"],["type","String"],["spaceType","String","null"],["street","String","null"],["houseNumber","String","null"],["postCode","String","null"],["city","String","null"],["county","String","null"],["createdAt","DateTime"]]],["isArchived","Boolean"],["unreadNotificationsCount","Number"],["registeredWindowsCount","Number"],["activeRequest",[["id","ID","drop"],["currentStatus","String"],["statusBeforePausing","String","null"],["overdue","Boolean"],["deadline","DateTime","null"],["installationFlow","String"]],"null"]]},"drop"],["pageInfo",[["hasNextPage","Boolean"]]]],"null",{"take":"10","skip":"$skip"}]]);