import { MatchersV3 } from "@pact-foundation/pact";
import { enumValue, enumValueOrNull } from "#contracts/consumer/matching/enumValues.ts";
import type { Template } from "#contracts/consumer/matching/template.ts";
import {
  date,
  dateTime,
  dateTimeOrNull,
  repeatLink,
  stringOrNull,
  text,
} from "#contracts/consumer/matching/values.ts";
import { repeatFromState } from "#contracts/pact/stateValues.ts";
import type { ProjectDetails } from "#features/project/page/projectQuery.ts";
import type { ProjectListItem } from "#features/project-list/projectsQuery.ts";

const { boolean, equal, integer } = MatchersV3;

/** Kind and address of a project, in the list and with details. */
const kindAndAddress = {
  type: enumValue("ProjectModuleType"),
  spaceType: enumValueOrNull("SpaceType"),
  street: stringOrNull("Lindenweg"),
  houseNumber: stringOrNull("12 a"),
  postCode: stringOrNull("10115"),
  city: stringOrNull("Berlin"),
  county: stringOrNull("Kent"),
};

export const projectWithoutRequest = {
  project: {
    id: text("project-1"),
    ...kindAndAddress,
    createdAt: dateTime("2026-03-09T14:05:00Z"),
  },
  isArchived: boolean(false),
  unreadNotificationsCount: integer(2),
  registeredWindowsCount: integer(1),
  activeRequest: null,
} satisfies Template<ProjectListItem>;

export const activeRequest: Template<NonNullable<ProjectListItem["activeRequest"]>> = {
  id: text("request-1"),
  currentStatus: enumValue("RequestStatus"),
  statusBeforePausing: enumValueOrNull("RequestStatus"),
  overdue: boolean(false),
  deadline: dateTimeOrNull("2026-03-20T09:00:00Z"),
  installationFlow: enumValue("InstallationFlow"),
};

export const projectWithRequest = {
  ...projectWithoutRequest,
  activeRequest,
} satisfies Template<ProjectListItem>;

/** A project of the state with five projects, whose last two are archived. */
export function createProjectInList(name: "projectId" | `projectId${2 | 3 | 4 | 5}`) {
  return {
    ...projectWithRequest,
    project: { ...projectWithoutRequest.project, id: repeatFromState(name) },
    isArchived: equal(name === "projectId4" || name === "projectId5"),
  } satisfies Template<ProjectListItem>;
}

/** A project of a customer with one project, with all details. */
export const projectDetails = {
  project: {
    id: repeatFromState("projectId"),
    ...kindAndAddress,
    spaceType: enumValue("SpaceType"),
    street: text("Lindenweg"),
    houseNumber: text("12 a"),
    postCode: text("10115"),
    city: text("Berlin"),
    details: text("More light for the stairs."),
    start: date("2026-05-04"),
    registeredAt: dateTime("2026-03-09T14:05:00Z"),
    createdAt: dateTime("2026-03-09T14:05:00Z"),
    projectFiles: (["fileLink", "fileLink2", "fileLink3"] as const).map((name) => ({
      id: text("file-1"),
      name: text("plan.pdf"),
      mime: text("application/pdf"),
      size: integer(48_000),
      link: repeatLink(name),
    })),
  },
  isArchived: boolean(false),
  registeredWindowsCount: integer(1),
  activeRequest: {
    id: repeatFromState("requestId"),
    installerSiteVisitDate: dateTimeOrNull("2026-03-12T09:00:00Z"),
    surveyType: enumValueOrNull("SurveyType"),
    customReason: stringOrNull("We have changed our minds."),
    deadline: dateTimeOrNull("2026-03-20T09:00:00Z"),
  },
  configuratorProject: { id: text("configurator-1"), updatedAt: dateTime("2026-03-09T14:05:00Z") },
} satisfies Template<ProjectDetails>;
