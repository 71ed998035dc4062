import type { ProjectRecord } from "../../../mock-server/world/records.ts";
import type { PlannedMutation } from "../mutation.ts";
import { replaceResolver } from "./fieldMutation.ts";
import { planBehaviour } from "./planBehaviour.ts";
import { actAsOther, undoEffects } from "./worldChanges.ts";

/** Changes a page of the list. */
function changePage(change: (projects: readonly ProjectRecord[]) => ProjectRecord[]) {
  return replaceResolver("Query.projects", async ({ resolve }) => {
    const page = await resolve();
    return page && { ...page, items: change(await Promise.all(page.items)) };
  });
}

/** Changes each project of the list. */
function changeProjects(change: (project: ProjectRecord) => ProjectRecord) {
  return changePage((projects) => projects.map(change));
}

/** Sorts all projects of the caller, before a page of them is selected. */
function sortProjects(compare: (a: ProjectRecord, b: ProjectRecord) => number) {
  return replaceResolver("Query.projects", async ({ args, resolve }) => {
    const page = await resolve();
    const all = await resolve({ take: 100, skip: 0 });
    const projects = await Promise.all(all?.items ?? []);
    return page && { ...page, items: projects.toSorted(compare).slice(args.skip, args.skip + args.take) };
  });
}

function setHasNextPage(hasNextPage: boolean) {
  return replaceResolver("Query.projects", async ({ resolve }) => {
    const page = await resolve();
    return page && { ...page, pageInfo: { hasNextPage } };
  });
}

const compareNewest = (a: ProjectRecord, b: ProjectRecord) => b.createdAt.localeCompare(a.createdAt);

/** Wrong behaviour of the list of projects and of their association with an account. */
export const projectMutations: readonly PlannedMutation[] = [
  ...planBehaviour("main-api", ["projects"], {
    "projects ignores take": {
      kind: "ignored argument",
      mutation: replaceResolver("Query.projects", ({ args, resolve }) => resolve({ ...args, take: 100 })),
    },
    "projects ignores skip": {
      kind: "ignored argument",
      mutation: replaceResolver("Query.projects", ({ args, resolve }) => resolve({ ...args, skip: 0 })),
    },
    "projects adds 1 to skip": {
      kind: "ignored argument",
      mutation: replaceResolver("Query.projects", ({ args, resolve }) =>
        resolve({ ...args, skip: args.skip === 0 ? 0 : args.skip + 1 }),
      ),
    },
    "projects accepts a page size of 0": {
      kind: "missing check",
      mutation: replaceResolver("Query.projects", ({ args, resolve }) =>
        resolve({ ...args, take: Math.max(args.take, 1) }),
      ),
    },
    "projects lists archived projects first": {
      kind: "wrong order",
      mutation: sortProjects((a, b) => Number(b.isArchived) - Number(a.isArchived) || compareNewest(a, b)),
    },
    "projects lists archived projects among the others": {
      kind: "wrong order",
      mutation: sortProjects(compareNewest),
    },
    "projects lists the oldest first": {
      kind: "wrong order",
      mutation: sortProjects((a, b) => Number(a.isArchived) - Number(b.isArchived) || compareNewest(b, a)),
    },
    "projects always has a next page": { kind: "wrong content", mutation: setHasNextPage(true) },
    "projects never has a next page": { kind: "wrong content", mutation: setHasNextPage(false) },
    "projects has a next page after exactly the last project": {
      kind: "wrong content",
      mutation: replaceResolver("Query.projects", async ({ args, resolve }) => {
        const page = await resolve();
        return page && { ...page, pageInfo: { hasNextPage: page.items.length === args.take } };
      }),
    },
    "projects leaves out archived projects": {
      kind: "wrong content",
      mutation: changePage((projects) => projects.filter(({ isArchived }) => !isArchived)),
    },
    "projects calls archived projects active": {
      kind: "wrong content",
      mutation: changeProjects((project) => ({ ...project, isArchived: false })),
    },
    "projects calls active projects archived": {
      kind: "wrong content",
      mutation: changeProjects((project) => ({ ...project, isArchived: true })),
    },
    "projects has no installer request": {
      kind: "wrong content",
      mutation: replaceResolver("ProjectForCustomerAccountResource.activeRequest", () => null),
    },
    "projects counts no unread notification": {
      kind: "wrong content",
      mutation: replaceResolver("ProjectForCustomerAccountResource.unreadNotificationsCount", () => 0),
    },
    "projects counts no registered window": {
      kind: "wrong content",
      mutation: replaceResolver("ProjectForCustomerAccountResource.registeredWindowsCount", () => 0),
    },
    "projects has no offer": {
      kind: "wrong content",
      mutation: changeProjects((project) => ({ ...project, offerSent: false })),
    },
    "projects has no files": {
      kind: "wrong content",
      mutation: replaceResolver("Project.hasFiles", () => false),
    },
    "projects shows the first installer request instead of the last": {
      kind: "stale response",
      mutation: replaceResolver("ProjectForCustomerAccountResource.activeRequest", ({ context, resolve }) => {
        const reversed = { ...context.world, requests: context.world.requests.toReversed() };
        return resolve(undefined, { ...context, world: reversed });
      }),
    },
    "projects lists those of another customer": {
      kind: "other owner",
      mutation: replaceResolver("Query.projects", ({ context, resolve }) =>
        resolve(undefined, actAsOther(context)),
      ),
    },
    "projects lists those of all customers": {
      kind: "other owner",
      mutation: replaceResolver("Query.projects", ({ context, resolve }) => {
        const customerAccountId = context.account?.id ?? null;
        const projects = context.world.projects.map((project) => ({ ...project, customerAccountId }));
        return resolve(undefined, { ...context, world: { ...context.world, projects } });
      }),
    },
  }),
  ...planBehaviour("main-api", ["associateProject", "projects"], {
    "associateProject changes nothing": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.associateProject", ({ context, resolve }) =>
        undoEffects(context.world, resolve),
      ),
    },
    "associateProject associates no project whose token it accepts": {
      kind: "wrong content",
      mutation: replaceResolver("Mutation.associateProject", async ({ context, resolve }) => {
        await undoEffects(context.world, resolve);
        return false;
      }),
    },
    "associateProject accepts every token": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.associateProject", ({ args, context, resolve }) => {
        const project = context.world.projects.find(({ id }) => id === args.entityId);
        return resolve({ ...args, token: project?.invitationToken ?? args.token });
      }),
    },
    "associateProject takes a project from its owner": {
      kind: "other owner",
      mutation: replaceResolver("Mutation.associateProject", ({ args, context, resolve }) => {
        for (const project of context.world.projects) {
          if (project.id === args.entityId) project.customerAccountId = null;
        }
        return resolve();
      }),
    },
    "associateProject gives the project to another customer": {
      kind: "other owner",
      mutation: replaceResolver("Mutation.associateProject", ({ context, resolve }) =>
        resolve(undefined, actAsOther(context)),
      ),
    },
    "associateProject returns false for an unknown project": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.associateProject", ({ resolve }) => resolve().catch(() => false)),
    },
  }),
];
