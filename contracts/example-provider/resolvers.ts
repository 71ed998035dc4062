import { type Context, requireAccount } from "./context.ts";
import { createError, requireValid } from "./errors.ts";
import { requestResolvers } from "./requestResolvers.ts";
import {
  findLatestRequest,
  isArchived,
  listProjects,
  type Project,
  type Store,
  type Switches,
} from "./store.ts";

interface Paging {
  take: number;
  skip: number;
}

function selectPage<T>(items: readonly T[], { take, skip }: Paging): T[] {
  requireValid({ take: take >= 1 && take <= 100, skip: skip >= 0 });
  return items.slice(skip, skip + take);
}

/** The SDL's `ProjectForCustomerAccountResource`. */
function createListItem(store: Store, project: Project) {
  const request = findLatestRequest(store, project.id);
  return {
    project: {
      ...project,
      updatedAt: project.createdAt,
      type: "ROOF_WINDOW",
      offerSent: request !== undefined && request.status !== "OPEN",
      hasFiles: project.fileNames.length > 0,
      isAdvantagesInfoShown: false,
      leadOriginTaglys: false,
      projectFiles: project.fileNames.map((name) => ({
        ...{ id: `${project.id}-${name}`, projectId: project.id, path: name, name, mime: "application/pdf" },
        ...{ size: 48_000, link: "https://cdn.example.com/plan.pdf" },
      })),
    },
    isArchived: isArchived(store, project),
    unreadNotificationsCount: store.notifications.filter(
      ({ projectId, isRead }) => projectId === project.id && !isRead,
    ).length,
    registeredWindowsCount: project.windowCount,
    activeRequest: request && {
      ...request,
      currentStatus: request.status,
      installationFlow: request.flow,
      installerSiteVisitDate: request.status === "INSTALLER_SITE_VISIT" ? "2026-04-01T08:00:00+00:00" : null,
      isUserConfirmed: false,
      taglysApproved: true,
      cartItems: [],
    },
    configuratorProject: { id: project.id, createdAt: project.createdAt, updatedAt: project.createdAt },
  };
}

/** Titles of content. */
export const contents = {
  de: { question: "Was soll ich vorbereiten?", document: "Pflegeanleitung", bookmark: "Licht im Raum" },
  fr: { question: "Que dois-je préparer ?", document: "Guide d’entretien", bookmark: "La lumière du jour" },
  it: { question: "Che cosa devo preparare?", document: "Guida alla cura", bookmark: "La luce del giorno" },
};

/** All resolvers of the main API. */
export const resolvers = {
  Query: {
    ...requestResolvers.Query,
    showAccount: (_: unknown, __: unknown, context: Context) => requireAccount(context),
    projects(_: unknown, paging: Paging, context: Context) {
      const projects = listProjects(context.store, requireAccount(context).id);
      return {
        items: selectPage(projects, paging).map((project) => createListItem(context.store, project)),
        pageInfo: { hasNextPage: paging.skip + paging.take < projects.length },
      };
    },
    unreadNotifications(_: unknown, paging: Paging, context: Context) {
      const account = requireAccount(context);
      const unread = context.store.notifications.filter(
        ({ accountId, isRead }) => accountId === account.id && !isRead,
      );
      const items = selectPage(unread, paging).map((notification) => ({
        ...notification,
        type: "OFFER_RECEIVED",
        metadata: { projectType: "ROOF_WINDOW" },
      }));
      return { totalCount: unread.length, items };
    },
    faqContent(_: unknown, __: unknown, context: Context) {
      requireAccount(context);
      const { question } = contents[context.language];
      return [{ question, answer: "[1] …\n\n[2] …", category: "FAQ" }];
    },
    documentContent(_: unknown, __: unknown, context: Context) {
      requireAccount(context);
      const title = contents[context.language].document;
      return [{ title, url: "https://cdn.example.com/care.pdf", isDownloadable: true, category: "PDF" }];
    },
    bookmarkContent(_: unknown, __: unknown, context: Context) {
      requireAccount(context);
      const title = contents[context.language].bookmark;
      return [{ title, url: "https://www.example.com/daylight", category: "Links" }];
    },
    runtimeConfig: (_: unknown, __: unknown, { store }: Context) =>
      store.switches ? createRuntimeConfig(store.country, store.switches) : null,
  },
  Mutation: {
    ...requestResolvers.Mutation,
    associateProject(_: unknown, args: { entityId: string; token: string }, context: Context) {
      const account = requireAccount(context);
      const project = context.store.projects.find(({ id }) => id === args.entityId);
      if (!project) throw createError("NOT_FOUND");
      const isTaken = project.accountId !== null && project.accountId !== account.id;
      if (project.invitationToken !== args.token || isTaken) return false;
      project.accountId = account.id;
      return true;
    },
    giveFeedback(
      _: unknown,
      args: { projectId: string; rating: number; comment?: string | null },
      { store }: Context,
    ) {
      const project = store.projects.find(({ id }) => id === args.projectId);
      if (!project) throw createError("NOT_FOUND");
      requireValid({
        rating: args.rating >= 1 && args.rating <= 5,
        comment: (args.comment ?? "").length <= 2000,
      });
      if (project.hasFeedback) throw createError("FEEDBACK_ALREADY_GIVEN");
      project.hasFeedback = true;
      return true;
    },
    makeNotificationRead(_: unknown, { notificationId }: { notificationId: string }, context: Context) {
      const account = requireAccount(context);
      const notification = context.store.notifications.find(
        ({ id, accountId }) => id === notificationId && accountId === account.id,
      );
      if (!notification) throw createError("NOT_FOUND");
      const wasUnread = !notification.isRead;
      notification.isRead = true;
      return wasUnread;
    },
  },
};

function createRuntimeConfig(country: string, switches: Switches) {
  const { ownRegistrationService, ...shown } = switches;
  const policyIds = { signIn: "B2C_1_signin", resetPassword: "B2C_1_reset" };
  return {
    country,
    defaultLocale: "de-DE",
    domains: [{ country, url: "https://portal.example.com" }],
    signIn: { instance: "https://login.example.com", tenant: "customers", clientId: "portal", policyIds },
    registrationServiceUrl: ownRegistrationService ? "https://registration.example.com/graphql" : null,
    ...shown,
    vProEnabled: false,
  };
}
