import type { InstallationFlow, RequestStatus } from "#generated/mainApi.ts";
import { isPaused, requestStatusRules } from "#rules/requestStatuses.ts";
import { getCancellationReasons } from "#world/cancellationReasons.ts";
import type { AccountRecord, ProjectRecord, RequestRecord } from "#world/records.ts";
import { addRequest as addRequestToWorld } from "#world/requests.ts";
import { surveyTypes, tenancies } from "../../../schema/enumValues.ts";
import { createEmail, findSalutation } from "./addAccount.ts";
import { createCart } from "./createCart.ts";
import { roomPlans } from "./roomPlans.ts";
import { dayMs, findNextWorkday, findWorkday, pickCyclically, type Seeder } from "./seeder.ts";

export interface RequestSeed {
  status: RequestStatus;
  /** The status before the request was put on hold. */
  statusBeforePausing?: RequestStatus;
  /** Default: the flow to which the status belongs. */
  flow?: InstallationFlow;
  overdue?: boolean;
  /** Age of the request in days; default: that of its project. */
  startedDaysAgo?: number;
  /** Free text of a cancellation. */
  customReason?: string;
}

const daysOverdue = 2;

/** The status that shows the progress of a request. For a request on hold, this is the status before the hold. */
export const getActiveStatus = ({ status, statusBeforePausing }: RequestSeed) =>
  statusBeforePausing ?? status;

/** Adds a request whose fields fit its status: it has an offer or dates only if the status implies them. */
export function addRequest(
  seeder: Seeder,
  project: ProjectRecord,
  account: AccountRecord | null,
  seed: RequestSeed,
): RequestRecord {
  const { world, country } = seeder;
  const index = world.requests.length;
  const active = getActiveStatus(seed);
  const { flow = "DEFAULT", agreed } = requestStatusRules[active];
  const installer = active === "OPEN" ? null : pickCyclically(world.installers, index);
  const createdAt =
    seed.startedDaysAgo === undefined ? project.createdAt : seeder.daysAgo(seed.startedDaysAgo);
  const { deadline } = requestStatusRules[seed.status];
  const hasVisit = active === "INSTALLER_SITE_VISIT";
  const windows =
    agreed !== "nothing" && project.spaceType ? roomPlans[project.spaceType].windows : undefined;
  const id = world.nextId("request");
  const request: RequestRecord = {
    id,
    projectId: project.id,
    installerId: installer?.installerId ?? null,
    currentStatus: seed.status,
    statusBeforePausing: seed.statusBeforePausing ?? (isPaused(seed.status) ? "CLIENT_CONTACTED" : null),
    currentReasonId: getReasonId(seeder, seed),
    customReason: seed.customReason ?? null,
    overdue: seed.overdue ?? false,
    deadlineDays: deadline?.days ?? null,
    deadline: deadline ? seeder.daysAgo(seed.overdue ? daysOverdue : -deadline.remaining) : null,
    createdAt,
    ...getInstallationDays(seeder, active, createdAt),
    installationFlow: seed.flow ?? flow,
    installerSiteVisitDate: hasVisit ? seeder.tenOClock(findWorkday(seeder.dayFromNow(4), 1)) : null,
    surveyType: hasVisit || index % 2 === 0 ? surveyTypes.onSite : surveyTypes.remote,
    isUserConfirmed: active !== "OPEN",
    taglysApproved: windows !== undefined,
    dealId: windows ? `deal-${id}` : null,
    distance: installer ? 4 + (index % 9) * 3.5 : null,
    locale: country.defaultLocale,
    cart: windows ? createCart(seeder, windows) : null,
    customer: createCustomer(seeder, project, account, index),
    attachments: [],
  };
  return addRequestToWorld(world, request);
}

/** The reason of a cancelled request: the first one, or with a custom reason the first that allows free text. */
function getReasonId({ world }: Seeder, { status, customReason }: RequestSeed): string | null {
  if (status !== "CANCELLED") return null;
  const reasons = getCancellationReasons(world, "en");
  const reason = reasons.find(({ allowsFreeText }) => customReason === undefined || allowsFreeText);
  return reason?.id ?? null;
}

/** Two consecutive working days. They begin in two weeks, begin today, or lie halfway between the request and today. */
function getInstallationDays({ world, dayFromNow }: Seeder, status: RequestStatus, createdAt: string) {
  const { agreed } = requestStatusRules[status];
  if (agreed === "nothing" || agreed === "offer")
    return { installationStartDate: null, installationEndDate: null };
  const age = (world.clock.now().getTime() - Date.parse(createdAt)) / dayMs;
  const days = { date: 14, installing: 0, installed: -Math.ceil(age / 2) }[agreed];
  const firstDay = findWorkday(dayFromNow(days), days > 0 ? 1 : -1);
  return { installationStartDate: firstDay, installationEndDate: findNextWorkday(firstDay) };
}

function createCustomer(
  seeder: Seeder,
  project: ProjectRecord,
  account: AccountRecord | null,
  index: number,
): RequestRecord["customer"] {
  const { country } = seeder;
  // If the project has no account yet, the invitation is for Ben.
  const person = account ?? { ...country.people.ben, email: createEmail(country, "ben") };
  return {
    id: project.customerId ?? seeder.world.nextId("customer"),
    salutation: findSalutation(seeder, person.firstName),
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: pickCyclically(country.phoneNumbers, index),
    alternatePhone: index % 3 === 0 ? pickCyclically(country.phoneNumbers, index + 1) : null,
    company: index % 4 === 2 ? `${person.lastName} & Co.` : null,
    postCode: project.postCode ?? "",
    city: project.city ?? "",
    street: project.street ?? "",
    houseNumber: project.houseNumber ?? null,
    county: project.county ?? null,
    tenancy: index % 4 === 3 ? tenancies.tenant : tenancies.owner,
    acceptedMarketing: index % 2 === 0,
  };
}
