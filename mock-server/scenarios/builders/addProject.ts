import { requestStatusRules } from "#rules/requestStatuses.ts";
import type { AccountRecord, ProjectRecord } from "#world/records.ts";
import { addRequest, getActiveStatus, type RequestSeed } from "./addRequest.ts";
import { listRooms, roomPlans } from "./roomPlans.ts";
import { pickCyclically, type Seeder } from "./seeder.ts";

export interface ProjectSeed {
  account: AccountRecord | null;
  /** Age of the project in days. */
  startedDaysAgo: number;
  /** The installer request; without one the project is a draft. */
  request?: RequestSeed;
  invitationToken?: string;
}

/** Adds a project and its request. Address and room depend on the number of existing projects, and the plan depends on the room. */
export function addProject(seeder: Seeder, seed: ProjectSeed): ProjectRecord {
  const { world, country, content, daysAgo, dayFromNow } = seeder;
  const index = world.projects.length;
  const { street, houseNumber, postCode, city, county } = pickCyclically(country.addresses, index);
  const agreed = seed.request ? requestStatusRules[getActiveStatus(seed.request)].agreed : "nothing";
  const spaceType = pickCyclically(listRooms(agreed !== "nothing"), index);
  const { type, details } = roomPlans[spaceType];
  const id = world.nextId("project");
  const createdAt = daysAgo(seed.startedDaysAgo);
  const project: ProjectRecord = {
    id,
    customerId: seed.request ? world.nextId("customer") : null,
    customerAccountId: seed.account?.id ?? null,
    installerId: null,
    registeredAt: seed.request ? createdAt : null,
    start: dayFromNow(60 - seed.startedDaysAgo),
    details: content.projectDetails[details],
    street,
    houseNumber,
    postCode,
    city,
    county: county ?? null,
    offerSent: false,
    type,
    spaceType,
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
