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

export const ProjectsDocument = new GraphQlDocument<ProjectsQuery, ProjectsQueryVariables>("query Projects($skip: Int!)", {"projects(take: 10, skip: $skip)?":{"items!":[{"project":{"id!":"ID","type":"String","spaceType?":"String","street?":"String","houseNumber?":"String","postCode?":"String","city?":"String","county?":"String","createdAt":"DateTime"},"isArchived":"Boolean","unreadNotificationsCount":"Number","registeredWindowsCount":"Number","activeRequest?":{"id!":"ID","currentStatus":"String","statusBeforePausing?":"String","overdue":"Boolean","deadline?":"DateTime","installationFlow":"String"}}],"pageInfo":{"hasNextPage":"Boolean"}}});