import type { RuntimeConfig } from "#api/runtime-config/runtimeConfigQuery.ts";
import type { ProjectDetails } from "#features/project/page/projectQuery.ts";
import type { InstallerRequest } from "#features/project/request/installerRequestQuery.ts";
import type { ProjectsQuery } from "#features/project-list/projects.generated.ts";
import type { ProjectListItem } from "#features/project-list/projectsQuery.ts";
import { createId, ids } from "#schema/createId.ts";
import { projectTypes, tenancies } from "#schema/enumValues.ts";
import { typeStubs } from "../network/fakeService.ts";
import { createPageEnd, createWindowsPage } from "./sampleWindows.ts";

/** Germany's configuration with a test's changes. */
export function createSampleConfig(changes: Partial<RuntimeConfig> = {}): RuntimeConfig {
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

/** An entry of the project list, distinguished by its number. */
export function createSampleProject(number: number, changes: Partial<ProjectListItem> = {}): ProjectListItem {
  return {
    project: {
      id: createId("project", number),
      type: projectTypes.roofWindow,
      spaceType: "LOFT",
      street: `Street of p${number}`,
      houseNumber: "7",
      postCode: "20095",
      city: "Hamburg",
      county: null,
      createdAt: "2026-03-14T09:00:00.000Z",
    },
    isArchived: false,
    unreadNotificationsCount: 0,
    registeredWindowsCount: 0,
    activeRequest: createSampleListRequest({ id: createId("request", number) }),
    ...changes,
  };
}

/** The list's part of a project's request. */
export function createSampleListRequest(
  changes: Partial<NonNullable<ProjectListItem["activeRequest"]>> = {},
): NonNullable<ProjectListItem["activeRequest"]> {
  return {
    id: ids.request,
    currentStatus: "OPEN",
    statusBeforePausing: null,
    overdue: false,
    deadline: null,
    installationFlow: "DEFAULT",
    ...changes,
  };
}

/** The page's part of a project's request that comes with the project. */
export function createSampleActiveRequest(
  changes: Partial<NonNullable<ProjectDetails["activeRequest"]>> = {},
): NonNullable<ProjectDetails["activeRequest"]> {
  return {
    id: ids.request,
    installerSiteVisitDate: null,
    surveyType: null,
    customReason: null,
    deadline: null,
    ...changes,
  };
}

/** The data of a project's page, distinguished by its number. */
export function createSampleProjectDetails(
  number: number,
  changes: Partial<ProjectDetails> = {},
): ProjectDetails {
  const { project } = createSampleProject(number);
  return {
    project: {
      ...project,
      details: "Light for the stairs.",
      start: "2026-06-01",
      registeredAt: "2026-03-15T09:00:00.000Z",
      projectFiles: [
        {
          id: ids.file,
          name: "plan.pdf",
          mime: "application/pdf",
          size: 48_000,
          link: "/files/projects/plan.pdf",
        },
      ],
    },
    isArchived: false,
    registeredWindowsCount: 0,
    activeRequest: createSampleActiveRequest({ id: createId("request", number) }),
    configuratorProject: { id: ids.configurator, updatedAt: "2026-03-14T09:00:00.000Z" },
    ...changes,
  };
}

/** A request with all of its fields, and a test's changes. */
export function createSampleRequest(changes: Partial<InstallerRequest> = {}): InstallerRequest {
  return {
    id: ids.request,
    currentStatus: "OFFER_SENT",
    currentReason: { id: ids.reason, label: "Waiting for the roofer" },
    previousActiveStatus: "INSTALLER_SITE_VISIT",
    installerLocation: {
      installerId: ids.installer,
      logo: "https://pictures.example/installer-1.svg",
      name: "Roof & Light",
      street: "Werftstraße 12",
      postalCode: "20457",
      city: "Hamburg",
      isPremium: true,
      isExpert: true,
      email: "hello@roof-and-light.example",
      phone: "+49 40 123456",
    },
    deadlineDays: 5,
    remainingDays: 2,
    overdue: false,
    cart: {
      installableProductName: "Roof window",
      installableProductCount: 2,
      installableProductImages: [
        "https://pictures.example/window-1.svg",
        "https://pictures.example/window-2.svg",
      ],
      total: { netProductPrice: 1500, netInstallationPrice: 900, netPrice: 2400, price: 2856 },
      items: [
        { sku: "TGS-M06", description: "Roof window M06", amount: 2, price: 714, netPrice: 600 },
        { sku: "TGB-M06", description: "Blind for M06", amount: 2, price: 178.5, netPrice: 150 },
        { sku: "INST-1", description: "Installation of one window", amount: 2, price: 535.5, netPrice: 450 },
      ],
    },
    customer: {
      salutation: "MRS",
      firstName: "Ada",
      lastName: "Berg",
      email: "ada@example.org",
      phone: "+49 40 7654321",
      alternatePhone: "+49 151 23456789",
      company: "Berg Design",
      postCode: "20095",
      city: "Hamburg",
      street: "Mönckebergstraße",
      houseNumber: "7a",
      county: null,
      tenancy: tenancies.owner,
      acceptedMarketing: true,
    },
    createdAt: "2026-03-14T09:00:00.000Z",
    installationStartDate: "2026-05-04",
    installationEndDate: "2026-05-06",
    installationFlow: "DEFAULT",
    isUserConfirmed: false,
    ...changes,
  };
}

/** A new request, without an installer. */
export function createSampleNewRequest(changes: Partial<InstallerRequest> = {}): InstallerRequest {
  return createSampleRequest({
    currentStatus: "OPEN",
    currentReason: null,
    previousActiveStatus: null,
    installerLocation: null,
    deadlineDays: null,
    remainingDays: null,
    cart: null,
    createdAt: "2026-03-14T12:00:00.000Z",
    installationStartDate: null,
    installationEndDate: null,
    isUserConfirmed: true,
    ...changes,
  });
}

interface ProjectsPage<Item> {
  projects: Omit<NonNullable<ProjectsQuery["projects"]>, "items"> & { items: Item[] };
}

/** A page of projects, for the list and for the page of a project. */
export function createProjectsPage<Item>(items: Item[], hasNextPage = false): ProjectsPage<Item> {
  return { projects: { items, ...createPageEnd(hasNextPage) } };
}

/** The responses that the portal requests for every visitor. */
export const visitorResponses = typeStubs({
  RuntimeConfig: () => ({ runtimeConfig: createSampleConfig() }),
});

/** The names of the requests of every cabinet screen, sorted. */
export const cabinetRequests = [
  "/api/auth/me",
  "/api/campaigns",
  "RuntimeConfig",
  "ShowAccount",
  "UnreadNotifications",
];

/** The responses for the cabinet of a customer without projects and windows. */
export const customerResponses = typeStubs({
  ...visitorResponses,
  "/api/auth/me": () => ({ data: { customerAccountId: ids.account } }),
  ShowAccount: () => ({
    showAccount: { id: ids.account, firstName: "Ada", lastName: "Berg", email: "ada@example.org" },
  }),
  UnreadNotifications: () => ({ unreadNotifications: { totalCount: 3, items: [] } }),
  "/api/campaigns": () => ({ data: [] }),
  Projects: () => createProjectsPage([]),
  RegisteredWindows: () => createWindowsPage([]),
  RegisteredWindowsOfProject: () => createWindowsPage([]),
  FaqContent: () => ({ faqContent: [] }),
  DocumentContent: () => ({ documentContent: [] }),
  BookmarkContent: () => ({ bookmarkContent: [] }),
});
