import { randomUUID } from "node:crypto";

export interface Account {
  id: string;
  persona: string;
  firstName: string;
  lastName: string;
  email: string;
  acceptedMarketing: boolean;
}

export interface Project {
  id: string;
  /** Null until it is associated with an account. */
  accountId: string | null;
  invitationToken: string;
  createdAt: string;
  fileNames: string[];
  windowCount: number;
  hasFeedback: boolean;
}

export interface Customer {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | null;
  postCode: string;
  city: string;
  street: string;
  acceptedMarketing: boolean;
}

export interface StoredFile {
  id: string;
  name: string;
  mime: string;
  size: number;
  link: string;
}

export interface InstallerRequest {
  id: string;
  projectId: string;
  status: string;
  statusBeforePausing: string | null;
  flow: string;
  overdue: boolean;
  createdAt: string;
  reasonId: string | null;
  customReason: string | null;
  customer: Customer;
  attachments: StoredFile[];
}

export interface Notification {
  id: string;
  accountId: string;
  projectId: string;
  createdAt: string;
  isRead: boolean;
}

export interface Switches {
  windowRegistrationEnabled: boolean;
  alternativeInstallationFlow: boolean;
  ownRegistrationService: boolean;
}

/** All data of the provider, in memory. */
export interface Store {
  country: string;
  /** Undefined for a country without configuration. */
  switches: Switches | undefined;
  hasCampaigns: boolean;
  accounts: Account[];
  projects: Project[];
  /** The latest request of a project is the first. */
  requests: InstallerRequest[];
  /** Newest first. */
  notifications: Notification[];
  /** The accounts of valid id tokens. */
  tokens: Map<string, Account>;
}

export function createStore(country: string): Store {
  return {
    country,
    switches: {
      windowRegistrationEnabled: true,
      alternativeInstallationFlow: false,
      ownRegistrationService: true,
    },
    hasCampaigns: false,
    accounts: [],
    projects: [],
    requests: [],
    notifications: [],
    tokens: new Map(),
  };
}

/** The languages of texts. */
export type Language = "de" | "fr" | "it";

/** Reasons for a cancellation. */
export const cancellationReasons = [
  {
    id: randomUUID(),
    allowsFreeText: false,
    label: { de: "Das Angebot ist zu teuer", fr: "Trop cher", it: "Troppo caro" },
  },
  {
    id: randomUUID(),
    allowsFreeText: true,
    label: { de: "Ein anderer Grund", fr: "Une autre raison", it: "Un altro motivo" },
  },
];

const archivingStatuses = ["CANCELLED", "WINDOW_REGISTERED"];

/** The latest request of a project. */
export function findLatestRequest(store: Store, projectId: string): InstallerRequest | undefined {
  return store.requests.find((request) => request.projectId === projectId);
}

export function isArchived(store: Store, project: Project): boolean {
  return archivingStatuses.includes(findLatestRequest(store, project.id)?.status ?? "");
}

/** An account's projects: active ones before archived ones, each newest first. */
export function listProjects(store: Store, accountId: string): Project[] {
  const own = store.projects.filter((project) => project.accountId === accountId);
  return own.toSorted(
    (a, b) =>
      Number(isArchived(store, a)) - Number(isArchived(store, b)) || b.createdAt.localeCompare(a.createdAt),
  );
}

/** A request of the account; undefined if it does not exist or belongs to another account. */
export function findOwnRequest(store: Store, accountId: string, id: string): InstallerRequest | undefined {
  const request = store.requests.find((other) => other.id === id);
  const project = store.projects.find((other) => other.id === request?.projectId);
  return project?.accountId === accountId ? request : undefined;
}
