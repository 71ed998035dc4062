import type { InstallationFlow, RequestStatus } from "../../generated/mainApi.ts";
import { cancellationReasons } from "../cancellationReasons.ts";
import { isPaused } from "../requestStatuses.ts";
import type { AccountRecord, ProjectRecord, RequestRecord } from "../world.ts";
import { cartOf } from "./cartSeed.ts";
import { cycle, type Seeder } from "./seeder.ts";

export interface RequestSeed {
  status: RequestStatus;
  /** The status before a pause; needed for the statuses that are pauses. */
  statusBeforePausing?: RequestStatus;
  /** By default the flow that fits the status. */
  flow?: InstallationFlow;
  overdue?: boolean;
  /** Days between the start of the request and the world's today; that of its project by default. */
  startedDaysAgo?: number;
  /** The customer's own words for a cancellation. */
  customReason?: string;
}

/** How long somebody has for the next step, and how much of that is left: the installer, or with an offer the customer. */
const deadlines: Partial<Record<RequestStatus, { days: number; remaining: number }>> = {
  OPEN: { days: 5, remaining: 3 },
  HANDOVER_TO_TAGLYS_INSTALLER: { days: 5, remaining: 3 },
  CLIENT_CONTACTED: { days: 10, remaining: 6 },
  OFFER_SENT: { days: 14, remaining: 9 },
};
const daysLate = 2;

/** Statuses in which the windows are installed, or a day for that is agreed. */
const withDate: readonly RequestStatus[] = [
  "INSTALLATION_DATE_CONFIRMED",
  "INSTALLATION_IN_PROGRESS",
  "WINDOW_INSTALLED",
  "INSTALLED_BY_TAGLYS_INSTALLER",
  "INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE",
  "WINDOW_REGISTERED",
];

/** Statuses in which the customer has an offer. */
const withOffer: readonly RequestStatus[] = [
  "OFFER_SENT",
  "HOMEOWNER_GOT_OFFER_FROM_INSTALLER",
  "OFFER_ACCEPTED",
  "ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE",
  ...withDate,
];

/** Adds a request whose fields agree with its status: an offer only once one was made, dates only once agreed. */
export function addRequest(
  seeder: Seeder,
  project: ProjectRecord,
  account: AccountRecord | null,
  seed: RequestSeed,
): RequestRecord {
  const { world, country } = seeder;
  const index = world.requests.length;
  const active = seed.statusBeforePausing ?? seed.status;
  const installer = active === "OPEN" ? null : cycle(world.installers, index);
  const hasOffer = withOffer.includes(active);
  const hasDate = withDate.includes(active);
  const deadline = deadlines[seed.status];
  const id = world.nextId("request");
  const request: RequestRecord = {
    id,
    projectId: project.id,
    installerId: installer?.installerId ?? null,
    currentStatus: seed.status,
    statusBeforePausing: seed.statusBeforePausing ?? (isPaused(seed.status) ? "CLIENT_CONTACTED" : null),
    currentReasonId: reasonIdOf(seeder, seed),
    customReason: seed.customReason ?? null,
    overdue: seed.overdue ?? false,
    deadlineDays: deadline?.days ?? null,
    deadline: deadline ? seeder.daysAgo(seed.overdue ? daysLate : -deadline.remaining) : null,
    createdAt: seed.startedDaysAgo === undefined ? project.createdAt : seeder.daysAgo(seed.startedDaysAgo),
    installationStartDate: hasDate ? seeder.dayFromNow(14) : null,
    installationEndDate: hasDate ? seeder.dayFromNow(15) : null,
    installationFlow: seed.flow ?? flowOf(active),
    installerSiteVisitDate: active === "INSTALLER_SITE_VISIT" ? seeder.daysAgo(-4) : null,
    surveyType: index % 2 === 0 ? "ON_SITE" : "REMOTE",
    isUserConfirmed: active !== "OPEN",
    taglysApproved: hasOffer,
    dealId: hasOffer ? `deal-${id}` : null,
    distance: installer ? 4 + (index % 9) * 3.5 : null,
    locale: country.defaultLocale,
    cart: hasOffer ? cartOf(seeder, 1 + (index % 3)) : null,
    customer: customerOf(seeder, project, account, index),
    attachments: [],
  };
  world.requests.push(request);
  return request;
}

/** The reason of a cancelled request: the first, or the first that takes the customer's own words. */
function reasonIdOf({ world }: Seeder, { status, customReason }: RequestSeed): string | null {
  if (status !== "CANCELLED") return null;
  const reasons = cancellationReasons(world, "en");
  const reason = reasons.find(({ allowsFreeText }) => customReason === undefined || allowsFreeText);
  return reason?.id ?? null;
}

function flowOf(status: RequestStatus): InstallationFlow {
  if (status.includes("INSTALLATION_SERVICE") || status === "HANDED_TO_TAGLYS_AT_HOME") return "SPP_TAGLYS";
  return status.includes("TAGLYS_INSTALLER") ? "SPP_INSTALLER" : "DEFAULT";
}

function customerOf(
  { country }: Seeder,
  project: ProjectRecord,
  account: AccountRecord | null,
  index: number,
): RequestRecord["customer"] {
  const person = account ?? { ...country.people.anna, email: "owner@home.example" };
  const salutation = Object.values(country.people).find(
    ({ firstName }) => firstName === person.firstName,
  )?.salutation;
  return {
    id: project.customerId ?? `customer-of-${project.id}`,
    salutation: salutation ?? null,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: cycle(country.phoneNumbers, index),
    alternatePhone: index % 3 === 0 ? cycle(country.phoneNumbers, index + 1) : null,
    company: index % 4 === 2 ? `${person.lastName} & Co.` : null,
    postCode: project.postCode ?? "",
    city: project.city ?? "",
    street: project.street ?? "",
    houseNumber: project.houseNumber ?? null,
    county: project.county ?? null,
    tenancy: index % 4 === 3 ? "TENANT" : "OWNER",
    acceptedMarketing: index % 2 === 0,
  };
}
