import type {
  Attachment as AttachmentRecord,
  Cart,
  CartItem,
  ConfiguratorProject,
  Customer,
  CustomerAccount,
  InstallationFlow,
  InstallerLocationModel,
  Project,
  ProjectFile,
  ProjectNotification,
  RequestStatus,
  SurveyType,
} from "../generated/mainApi.ts";
import type { RegisteredWindow } from "../generated/registration.ts";
import type { Campaign } from "../generated/rest.ts";
import type { ProductName } from "../seeds/content/contentSeed.ts";

export type { AttachmentRecord };

/** An account with which a persona can sign in. */
export interface AccountRecord extends CustomerAccount {
  /** The persona's name, shown on the sign-in page. */
  persona: string;
  /** One English sentence about the account's records. */
  description: string;
  password: string;
  /** Default: all. */
  roles?: readonly string[];
}

export type ProjectRecord = Omit<Project, "installer" | "hasFiles" | "projectFiles"> & {
  projectFiles: ProjectFile[];
  isArchived: boolean;
  configuratorProject: ConfiguratorProject | null;
  /** Token with which an account can take over the project. */
  invitationToken: string | null;
};

/** An installer request. */
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
  attachments: AttachmentRecord[];
}

/** A cart whose product names are keys: the texts depend on a request's locale. */
export type CartRecord = Omit<Cart, "installableProductName" | "items"> & {
  installableProduct: ProductName;
  items: (Omit<CartItem, "description"> & { product: ProductName })[];
};

export type NotificationRecord = ProjectNotification & { accountId: string; isRead: boolean };

export type WindowRecord = RegisteredWindow & { accountId: string | null };

/** Windows that were registered without an account and can be claimed with the token. */
export interface RegistrationRecord {
  token: string;
  windowIds: string[];
  /** The account that registered the windows, if it is known. */
  registeredBy?: string;
  expiresAt: string;
  claimedBy: string | null;
}

export interface FeedbackRecord {
  projectId: string;
  rating: number;
  comment: string | null;
}

/** The records of a new world by kind, in the console's order. */
export const createEmptyRecords = () => ({
  accounts: [] as AccountRecord[],
  projects: [] as ProjectRecord[],
  requests: [] as RequestRecord[],
  windows: [] as WindowRecord[],
  notifications: [] as NotificationRecord[],
  registrations: [] as RegistrationRecord[],
  campaigns: [] as Campaign[],
  feedback: [] as FeedbackRecord[],
  installers: [] as InstallerLocationModel[],
});

export type RecordKind = keyof ReturnType<typeof createEmptyRecords>;

export const recordKinds = Object.keys(createEmptyRecords()) as RecordKind[];

/** State and settings of a world's sign-in provider. All times and lifetimes are in seconds. */
export interface SignInState {
  /** Ids (`jti`) of redeemed authorization codes. */
  redeemedCodes: Set<string>;
  /** Accounts with revoked refresh tokens: tokens from before this time are rejected. */
  revokedBefore: Map<string, number>;
  /** Single sign-on sessions by the value of their cookie. */
  sessions: Map<string, { accountId: string; signedInAt: number }>;
  /** Makes the token endpoint send times as strings, as in older captures of B2C. Default: numbers. */
  timesAsStrings?: boolean;
  /** Lifetime of id tokens. Default: an hour. */
  idTokenSeconds?: number;
  /** Age of sessions that are created without the sign-in page. Default: 0. */
  headlessAge?: number;
}
