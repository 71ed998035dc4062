import type { Project, ProjectForCustomerAccountResource, Resolvers } from "../generated/mainApi.ts";
import { callerOf } from "../graphql/authorize.ts";
import type { GraphQlContext } from "../graphql/context.ts";
import { notFound } from "../graphql/errors.ts";
import { page } from "../graphql/paging.ts";
import type { ProjectRecord, World } from "../world/world.ts";
import { installerWith } from "./installerMock.ts";
import { requestOf } from "./requestModels.ts";

export const projectResolvers: Resolvers = {
  Query: {
    projects: (_, paging, context) => {
      const { id } = callerOf(context);
      const own = context.world.projects.filter(({ customerAccountId }) => customerAccountId === id);
      const { items, hasNextPage } = page(context.texts, own.toSorted(byArchiveAndAge), paging);
      return { items: items.map((project) => listItem(context, project)), pageInfo: { hasNextPage } };
    },
  },
  Mutation: {
    associateProject: (_, { entityId, token }, { world, account, texts }) => {
      const project = world.projects.find(({ id }) => id === entityId);
      if (!project) throw notFound(texts.unknownProject(entityId));
      if (project.invitationToken !== token) return false;
      const owner = project.customerAccountId;
      if (owner && owner !== account?.id) return false;
      if (account) project.customerAccountId = account.id;
      return true;
    },
  },
};

/** Archived projects last, newest first. */
function byArchiveAndAge(a: ProjectRecord, b: ProjectRecord): number {
  return Number(a.isArchived) - Number(b.isArchived) || b.createdAt.localeCompare(a.createdAt);
}

function listItem(
  { world, locale }: GraphQlContext,
  record: ProjectRecord,
): ProjectForCustomerAccountResource {
  const { id, isArchived, configuratorProject } = record;
  const request = world.requests.findLast(({ projectId }) => projectId === id);
  return {
    project: projectOf(world, record),
    isArchived,
    unreadNotificationsCount: world.notifications.filter((it) => it.projectId === id && !it.isRead).length,
    registeredWindowsCount: world.windows.filter(({ projectId }) => projectId === id).length,
    activeRequest: request ? requestOf(world, request, locale) : null,
    configuratorProject,
  };
}

function projectOf(world: World, record: ProjectRecord): Project {
  const installer = world.installers.find(({ installerId }) => installerId === record.installerId);
  return {
    ...record,
    hasFiles: record.projectFiles.length > 0,
    installer: installer ? installerWith(installer, world.country) : null,
  };
}
