import { randomUUID } from "node:crypto";
import type { Account, InstallerRequest, Project, Store, StoredFile } from "./store.ts";

const startTime = Date.parse("2026-03-09T14:05:00Z");
const dayMs = 86_400_000;

/** An instant with the offset of UTC, as many libraries format it. */
function formatTime(daysAgo: number): string {
  return new Date(startTime - daysAgo * dayMs).toISOString().replace(/\.\d+Z$/, "+00:00");
}

const lastNames: Record<string, string> = { anna: "Sommer", ben: "Herbst", clara: "Winter", dario: "Lenz" };

export function addAccount(store: Store, persona: string): Account {
  const account = {
    id: randomUUID(),
    persona,
    firstName: `${persona.charAt(0).toUpperCase()}${persona.slice(1)}`,
    lastName: lastNames[persona] ?? "Jahr",
    email: `${persona}@customers.example`,
    acceptedMarketing: false,
  };
  store.accounts.push(account);
  return account;
}

/** Adds a project that is older than those before it. */
export function addProject(store: Store, account: Account | null, changes: Partial<Project> = {}): Project {
  const project = {
    id: randomUUID(),
    accountId: account?.id ?? null,
    invitationToken: randomUUID(),
    createdAt: formatTime(store.projects.length),
    fileNames: [],
    windowCount: 0,
    hasFeedback: false,
    ...changes,
  };
  store.projects.push(project);
  return project;
}

/** Adds a request to a project. The first one is the latest. */
export function addRequest(
  store: Store,
  project: Project,
  changes: Partial<InstallerRequest>,
): InstallerRequest {
  const request = {
    id: randomUUID(),
    projectId: project.id,
    status: "OPEN",
    statusBeforePausing: null,
    flow: "DEFAULT",
    overdue: false,
    createdAt: project.createdAt,
    reasonId: null,
    customReason: null,
    customer: {
      id: randomUUID(),
      firstName: "Clara",
      lastName: "Winter",
      email: "clara@customers.example",
      postCode: "10115",
      city: "Berlin",
      street: "Lindenweg",
      acceptedMarketing: true,
    },
    attachments: [],
    ...changes,
  };
  store.requests.push(request);
  return request;
}

export function addNotifications(store: Store, account: Account, project: Project, count: number): void {
  for (let index = 0; index < count; index++) {
    const createdAt = formatTime(index);
    store.notifications.push({
      ...{ id: randomUUID(), accountId: account.id, projectId: project.id, createdAt, isRead: false },
    });
  }
}

export function createFile(name: string, mime: string, size: number): StoredFile {
  const id = randomUUID();
  return { id, name, mime, size, link: `/downloads/${id}` };
}
