import type { Installer } from "#generated/mainApi.ts";
import type { Resolvers } from "#generated/mainApiResolvers.ts";
import { formatText } from "#texts/texts.ts";
import { compareProjects } from "#world/listOrder.ts";
import type { AccountRecord, ProjectRecord } from "#world/records.ts";
import type { World } from "#world/world.ts";
import { signFileLink } from "../files/fileLinks.ts";
import { createNotFoundError } from "../graphql/errors.ts";
import { requireAccount } from "../graphql/ownRecords.ts";
import { paginate } from "../graphql/paginate.ts";

export const projectResolvers: Resolvers = {
  ProjectFile: {
    link: ({ link }, _, { world }) => signFileLink(world, link),
  },
  Project: {
    hasFiles: ({ projectFiles }) => projectFiles.length > 0,
    installer: ({ installerId }, _, { world }) => {
      const location = world.installers.find((installer) => installer.installerId === installerId);
      return location ? createInstaller(location, world) : null;
    },
  },
  ProjectForCustomerAccountResource: {
    project: (record) => record,
    unreadNotificationsCount: ({ id }, _, { world }) =>
      world.notifications.filter(({ projectId, isRead }) => projectId === id && !isRead).length,
    registeredWindowsCount: ({ id }, _, { world }) =>
      world.windows.filter(({ projectId }) => projectId === id).length,
    activeRequest: ({ id }, _, { world }) =>
      world.requests.findLast(({ projectId }) => projectId === id) ?? null,
  },
  Query: {
    projects: (_, paging, context) => {
      const account = requireAccount(context);
      const projects = context.world.projects
        .filter(({ customerAccountId }) => customerAccountId === account.id)
        .toSorted(compareProjects);
      return paginate(context, projects, paging);
    },
  },
  Mutation: {
    associateProject: (_, { entityId, token }, { world, account, texts }) => {
      const project = world.projects.find(({ id }) => id === entityId);
      if (!project) throw createNotFoundError(formatText(texts.unknownProject, { id: entityId }));
      const owner = account ?? findInvitedAccount(world, project);
      if (project.invitationToken !== token || !owner) return false;
      project.customerAccountId ??= owner.id;
      return project.customerAccountId === owner.id;
    },
  },
};

/** The schema's mocks fill the other fields. */
function createInstaller(location: World["installers"][number], { country }: World): Installer {
  const { installerId, name, street, postalCode, city, email, phone } = location;
  return {
    id: installerId,
    name,
    street,
    postCode: postalCode,
    city,
    email,
    phone,
    // The street contains the house number.
    houseNumber: null,
    county: null,
    country,
    approved: true,
    vacations: [],
  };
}

/** The account with the project's e-mail address. */
function findInvitedAccount({ accounts, requests }: World, { id }: ProjectRecord): AccountRecord | undefined {
  const email = requests.find(({ projectId }) => projectId === id)?.customer.email;
  return accounts.find((account) => account.email === email);
}
