import type { ProjectModuleType, SpaceType } from "#generated/mainApi.ts";
import type { AccountRecord, ProjectRecord } from "#world/records.ts";
import { addRequest, type RequestSeed } from "./addRequest.ts";
import { pickCyclically, type Seeder } from "./seeder.ts";

const projectTypes: readonly ProjectModuleType[] = [
  "ROOF_WINDOW",
  "REPLACEMENT",
  "FLAT_ROOF_WINDOW",
  "BLINDS",
  "SUN_TUNNEL",
];
const spaceTypes: readonly SpaceType[] = [
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
  /** Age of the project in days. */
  startedDaysAgo: number;
  /** The installer request; without one the project is a draft. */
  request?: RequestSeed;
  invitationToken?: string;
}

/** Adds a project and its request. Address, type and room depend on how many projects there are already. */
export function addProject(seeder: Seeder, seed: ProjectSeed): ProjectRecord {
  const { world, country, content, daysAgo, dayFromNow } = seeder;
  const index = world.projects.length;
  const { street, houseNumber, postCode, city, county } = pickCyclically(country.addresses, index);
  const id = world.nextId("project");
  const createdAt = daysAgo(seed.startedDaysAgo);
  const project: ProjectRecord = {
    id,
    customerId: seed.request ? world.nextId("customer") : null,
    customerAccountId: seed.account?.id ?? null,
    installerId: null,
    registeredAt: seed.request ? createdAt : null,
    start: dayFromNow(60 - seed.startedDaysAgo),
    details: pickCyclically(content.projectDetails, index),
    street,
    houseNumber,
    postCode,
    city,
    county: county ?? null,
    offerSent: false,
    type: pickCyclically(projectTypes, index),
    spaceType: pickCyclically(spaceTypes, index),
    isAdvantagesInfoShown: index % 2 === 0,
    leadOriginTaglys: index % 3 === 0,
    projectFiles: [],
    createdAt,
    updatedAt: createdAt,
    isArchived: false,
    configuratorProject:
      index % 2 === 0 ? { id: world.nextId("configurator"), createdAt, updatedAt: createdAt } : null,
    invitationToken: seed.invitationToken ?? null,
  };
  world.projects.push(project);
  if (seed.request) addRequest(seeder, project, seed.account, seed.request);
  return project;
}
