import type { Project, ProjectForCustomerAccountResource, Resolvers } from "../../generated/mainApi.ts";
import { compareProjects } from "../../world/listOrder.ts";
import type { ProjectRecord } from "../../world/records.ts";
import type { World } from "../../world/world.ts";
import { signFileLink } from "../files/fileLinks.ts";
import { createNotFoundError } from "../graphql/errors.ts";
import { requireAccount } from "../graphql/ownRecords.ts";
import { paginate } from "../graphql/paginate.ts";
import type { GraphQlContext } from "../requestContext.ts";
import { createInstaller } from "./createInstaller.ts";
import { createRequestModel } from "./requests/requestModels.ts";

export const projectResolvers: Resolvers = {
  ProjectFile: {
    link: ({ link }, _, { world }) => signFileLink(world, link),
  },
  Query: {
    projects: (_, paging, context) => {
      const account = requireAccount(context);
      const projects = context.world.projects
        .filter(({ customerAccountId }) => customerAccountId === account.id)
        .toSorted(compareProjects);
      const { items, hasNextPage } = paginate(context.texts, projects, paging);
      return {
        items: items.map((project) => createProjectListItem(context, project)),
        pageInfo: { hasNextPage },
      };
    },
  },
  Mutation: {
    associateProject: (_, { entityId, token }, { world, account, texts }) => {
      const project = world.projects.find(({ id }) => id === entityId);
      if (!project) throw createNotFoundError(texts.unknownProject(entityId));
      if (project.invitationToken !== token) return false;
      const ownerId = project.customerAccountId;
      if (ownerId && ownerId !== account?.id) return false;
      if (account) project.customerAccountId = account.id;
      return true;
    },
  },
};

function createProjectListItem(
  { world, locale }: GraphQlContext,
  record: ProjectRecord,
): ProjectForCustomerAccountResource {
  const { id, isArchived, configuratorProject } = record;
  const request = world.requests.findLast(({ projectId }) => projectId === id);
  return {
    project: createProjectModel(world, record),
    isArchived,
    unreadNotificationsCount: world.notifications.filter(
      ({ projectId, isRead }) => projectId === id && !isRead,
    ).length,
    registeredWindowsCount: world.windows.filter(({ projectId }) => projectId === id).length,
    activeRequest: request ? createRequestModel(world, request, locale) : null,
    configuratorProject,
  };
}

function createProjectModel(world: World, record: ProjectRecord): Project {
  const location = world.installers.find(({ installerId }) => installerId === record.installerId);
  return {
    ...record,
    hasFiles: record.projectFiles.length > 0,
    installer: location ? createInstaller(location, world.country) : null,
  };
}
