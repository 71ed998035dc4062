import type { FaultRegistry } from "../control/faults/faultRegistry.ts";
import type { Journal } from "../control/journal/journal.ts";
import type {
  Attachment,
  Cart,
  CartItem,
  ConfiguratorProject,
  Country,
  Customer,
  CustomerAccount,
  InstallationFlow,
  InstallerLocationModel,
  Project,
  ProjectFile,
  ProjectNotification,
  RequestStatus,
  RuntimeConfig,
  SurveyType,
} from "../generated/mainApi.ts";
import type { RegisteredWindow } from "../generated/registration.ts";
import type { Campaign } from "../generated/rest.ts";
import type { Clock } from "./clock.ts";
import type { ContentLanguage } from "./content/contentLanguage.ts";
import type { ContentSeed, ProductName } from "./content/contentSeed.ts";

/**
 * All state of one mock backend: what the provider, the main API, the registration service and the REST calls of one
 * world know. Worlds share nothing.
 */
export interface World {
  /** Also the first part of the world's tenant, `<id>.onmicrosoft.com`. */
  readonly id: string;
  readonly country: Country;
  /** The name of the scenario it was built by. */
  readonly scenario: string;
  /** By which it was built, to build it again. */
  readonly plan: WorldPlan;
  readonly clock: Clock;
  /** `RuntimeConfig` without what depends on the address that is asked. */
  config: Omit<RuntimeConfig, "domains" | "signIn" | "registrationServiceUrl"> & {
    ownRegistrationService: boolean;
  };
  /** Texts of the backend by content language. */
  readonly content: Readonly<Record<ContentLanguage, ContentSeed>>;
  /** False where there is no configuration at all. */
  isConfigured: boolean;
  accounts: AccountRecord[];
  projects: ProjectRecord[];
  requests: RequestRecord[];
  installers: InstallerLocationModel[];
  notifications: NotificationRecord[];
  windows: WindowRecord[];
  /** Windows registered for somebody else that wait for their owner. */
  registrations: RegistrationRecord[];
  feedback: FeedbackRecord[];
  campaigns: Campaign[];
  /** Uploaded files by their path. */
  files: Map<string, { mime: string; name: string; bytes: Uint8Array }>;
  signIn: SignInState;
  /** Last numbers of `nextId` by kind. */
  readonly counters: Map<string, number>;
  /** What was called. */
  readonly journal: Journal;
  /** What goes wrong on purpose. */
  readonly faults: FaultRegistry;
  /** Makes the next id of a kind, the same in every run: `attachment-1`, `attachment-2`, … */
  nextId(kind: string): string;
}

/** What a world is built from. */
export interface WorldPlan {
  /** Lower-case letters, digits and hyphens: it becomes part of addresses. */
  id: string;
  country: Country;
  scenario: string;
  /** What the scenario takes beyond its name. */
  parameters?: unknown;
  /** The world's time at its start; the machine's own time where nothing is said. */
  now?: Date;
}

/** Somebody who can sign in. */
export interface AccountRecord extends CustomerAccount {
  /** The persona's name, shown on the sign-in page. */
  persona: string;
  /** One sentence on what the persona's account holds, in English. */
  description: string;
  password: string;
}

export type ProjectRecord = Omit<Project, "installer" | "hasFiles" | "projectFiles"> & {
  projectFiles: ProjectFile[];
  isArchived: boolean;
  configuratorProject: ConfiguratorProject | null;
  /** Token of the invitation by which an account takes the project over. */
  invitationToken: string | null;
};

export interface RequestRecord {
  id: string;
  projectId: string;
  installerId: string | null;
  currentStatus: RequestStatus;
  statusBeforePausing: RequestStatus | null;
  currentReasonId: string | null;
  customReason: string | null;
  overdue: boolean;
  deadlineDays: number | null;
  deadline: string | null;
  createdAt: string;
  installationStartDate: string | null;
  installationEndDate: string | null;
  installationFlow: InstallationFlow;
  installerSiteVisitDate: string | null;
  surveyType: SurveyType | null;
  isUserConfirmed: boolean;
  taglysApproved: boolean;
  dealId: string | null;
  distance: number | null;
  locale: string;
  cart: CartRecord | null;
  customer: Customer;
  attachments: Attachment[];
}

/** A cart without the words for its products, which depend on who asks. */
export type CartRecord = Omit<Cart, "installableProductName" | "items"> & {
  installableProduct: ProductName;
  items: (Omit<CartItem, "description"> & { product: ProductName })[];
};

export type NotificationRecord = ProjectNotification & { accountId: string; isRead: boolean };

export type WindowRecord = RegisteredWindow & { accountId: string | null };

export interface RegistrationRecord {
  token: string;
  windowIds: string[];
  expiresAt: string;
  claimedBy: string | null;
}

export interface FeedbackRecord {
  projectId: string;
  rating: number;
  comment: string | null;
}

/** What the sign-in provider of one world remembers. */
export interface SignInState {
  /** Ids (`jti`) of authorization codes that were redeemed. */
  redeemedCodes: Set<string>;
  /** Ids of the accounts whose refresh tokens were revoked, with the moment (seconds): older tokens are refused. */
  revokedBefore: Map<string, number>;
  /** Single sign-on sessions by the cookie's value; `signedInAt` in seconds. */
  sessions: Map<string, { accountId: string; signedInAt: number }>;
  /** Makes the token endpoint print times as strings, as older captures of B2C show them; numbers otherwise. */
  timesAsStrings?: boolean;
  /** How long id tokens live, in seconds; an hour unless told otherwise. */
  idTokenSeconds?: number;
  /** How long refresh tokens live in all, in seconds; a day unless told otherwise. */
  refreshTokenSeconds?: number;
  /** Whether the issuer names the policy (`/tfp/…`); without it where nothing is said. */
  issuerForm?: "plain" | "policy";
  /** How old sessions are, in seconds, that are handed out without the sign-in page; new unless told otherwise. */
  headlessAge?: number;
}
