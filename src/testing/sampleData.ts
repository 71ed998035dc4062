import type { RuntimeConfig } from "../api/runtimeConfigQuery.ts";
import type { ProjectListItem } from "../features/projects/projectsQuery.ts";
import type { Answers } from "./fakeService.ts";

/** Germany's configuration with what a test changes in it. */
export function sampleConfig(changes: Partial<RuntimeConfig> = {}): RuntimeConfig {
  return {
    country: "DE",
    defaultLocale: "de-DE",
    domains: [
      { country: "DE", url: "https://de.portal.example" },
      { country: "IE", url: "https://ie.portal.example" },
    ],
    tagManagerId: null,
    signIn: {
      instance: "https://login.example",
      tenant: "tenant",
      clientId: "portal",
      policyIds: { signIn: "B2C_1_signin", resetPassword: "B2C_1_reset" },
    },
    registrationServiceUrl: null,
    alternativeInstallationFlow: false,
    windowRegistrationEnabled: true,
    vProEnabled: true,
    ...changes,
  };
}

/** An entry of the project list, told from others by its id. */
export function sampleProject(id: string, changes: Partial<ProjectListItem> = {}): ProjectListItem {
  return {
    project: {
      id,
      type: "ROOF_WINDOW",
      spaceType: "LOFT",
      street: `Street of ${id}`,
      houseNumber: "7",
      postCode: "20095",
      city: "Hamburg",
      county: null,
      createdAt: "2026-03-14T09:00:00.000Z",
    },
    isArchived: false,
    unreadNotificationsCount: 0,
    registeredWindowsCount: 0,
    activeRequest: {
      id: `request-of-${id}`,
      currentStatus: "OPEN",
      statusBeforePausing: null,
      overdue: false,
    },
    ...changes,
  };
}

/** A page of the project list. */
export function samplePage(items: ProjectListItem[], hasNextPage = false) {
  return { projects: { items, pageInfo: { hasNextPage } } };
}

/** What every visitor's portal asks for. */
export const visitorAnswers = {
  RuntimeConfig: () => ({ runtimeConfig: sampleConfig() }),
} satisfies Answers;

/** What the cabinet of a signed-in customer asks for, with an empty project list. */
export const customerAnswers = {
  ...visitorAnswers,
  "/api/auth/me": () => ({ data: { customerAccountId: "account-1" } }),
  ShowAccount: () => ({
    showAccount: { id: "account-1", firstName: "Ada", lastName: "Berg", email: "ada@example.org" },
  }),
  UnreadNotifications: () => ({ unreadNotifications: { totalCount: 3, items: [] } }),
  "/api/campaigns": () => ({ data: [] }),
  Projects: () => samplePage([]),
} satisfies Answers;
