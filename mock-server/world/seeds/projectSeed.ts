import type { ProjectModuleType, SpaceType } from "../../generated/mainApi.ts";
import { isArchiving } from "../requestStatuses.ts";
import type { AccountRecord, ProjectRecord, RequestRecord } from "../world.ts";
import { addRequest, type RequestSeed } from "./requestSeed.ts";
import { cycle, type Seeder } from "./seeder.ts";

const types: readonly ProjectModuleType[] = [
  "ROOF_WINDOW",
  "REPLACEMENT",
  "FLAT_ROOF_WINDOW",
  "BLINDS",
  "SUN_TUNNEL",
];
const spaces: readonly SpaceType[] = [
  "BEDROOM",
  "LIVING_ROOM",
  "BATHROOM",
  "KITCHEN",
  "CHILDREN_ROOM",
  "OFFICE",
  "LOFT",
  "STAIRWAY",
  "HOBBY_ROOM",
  "GUEST_BATHROOM",
  "CORRIDOR",
];

export interface ProjectSeed {
  account: AccountRecord | null;
  /** Days between the start of the project and the world's today. */
  startedDaysAgo: number;
  /** The request to an installer; without one the project is a draft. */
  request?: RequestSeed;
  invitationToken?: string;
}

/** Adds a project and its request. Address, type and room follow from how many projects there are already. */
export function addProject(seeder: Seeder, seed: ProjectSeed): ProjectRecord {
  const { world, country, content, daysAgo, dayFromNow } = seeder;
  const index = world.projects.length;
  const { street, houseNumber, postCode, city, county } = cycle(country.addresses, index);
  const id = world.nextId("project");
  const createdAt = daysAgo(seed.startedDaysAgo);
  const project: ProjectRecord = {
    id,
    customerId: seed.request ? `customer-of-${id}` : null,
    customerAccountId: seed.account?.id ?? null,
    installerId: null,
    registeredAt: seed.request ? createdAt : null,
    start: dayFromNow(60 - seed.startedDaysAgo),
    details: cycle(content.projectDetails, index),
    street,
    houseNumber,
    postCode,
    city,
    county: county ?? null,
    offerSent: false,
    type: cycle(types, index),
    spaceType: cycle(spaces, index),
    isAdvantagesInfoShown: index % 2 === 0,
    leadOriginTaglys: index % 3 === 0,
    projectFiles: [],
    createdAt,
    updatedAt: createdAt,
    isArchived: false,
    configuratorProject:
      index % 2 === 0 ? { id: `configurator-${id}`, createdAt, updatedAt: createdAt } : null,
    invitationToken: seed.invitationToken ?? null,
  };
  world.projects.push(project);
  if (seed.request) addNextRequest(seeder, project, seed.account, seed.request);
  return project;
}

/** Adds a request to a project, which follows it from then on. */
export function addNextRequest(
  seeder: Seeder,
  project: ProjectRecord,
  account: AccountRecord | null,
  seed: RequestSeed,
): RequestRecord {
  const request = addRequest(seeder, project, account, seed);
  project.installerId = request.installerId;
  project.offerSent = request.cart !== null;
  project.isArchived = isArchiving(seed.status);
  return request;
}
