import * as v from "valibot";
import type { InstallationFlow } from "../generated/mainApi.ts";
import { requestStatuses } from "../rules/requestStatuses.ts";
import { addAccount } from "./builders/addAccount.ts";
import { addAttachments } from "./builders/addAttachments.ts";
import { addNotifications } from "./builders/addNotifications.ts";
import { addProject } from "./builders/addProject.ts";
import { addProjectFiles } from "./builders/addProjectFiles.ts";
import type { RequestSeed } from "./builders/addRequest.ts";
import { addWindow } from "./builders/addWindow.ts";
import { countSchema, createScenarioWithParameters, oneOfSchema } from "./createScenario.ts";

const flows = ["DEFAULT", "SPP_INSTALLER", "SPP_TAGLYS"] as const satisfies readonly InstallationFlow[];
const expectedAge = "must be a number of days from 0 to 36600.";
const ageSchema = v.pipe(v.number(expectedAge), v.minValue(0, expectedAge), v.maxValue(36_600, expectedAge));
const booleanSchema = v.optional(v.boolean("must be true or false."), false);
const maxRecords = 2000;

const requestSchema = v.strictObject({
  status: oneOfSchema(requestStatuses),
  statusBeforePausing: v.optional(oneOfSchema(requestStatuses)),
  flow: v.optional(oneOfSchema(flows)),
  overdue: booleanSchema,
  attachments: countSchema(0, 0, 100),
});

const projectSchema = v.strictObject({
  daysAgo: ageSchema,
  archived: booleanSchema,
  files: booleanSchema,
  notifications: countSchema(0, 0, 100),
  /** Without one the project is a draft. */
  request: v.optional(requestSchema),
});

const windowSchema = v.strictObject({
  daysAgo: ageSchema,
  /** Number of its project, from 1. */
  project: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(
    v.pipe(
      v.array(item, "must be a list."),
      v.maxLength(maxRecords, `must have ${maxRecords} entries at most.`),
    ),
    [],
  );

export const recordedParameters = v.strictObject({
  projects: listOf(projectSchema),
  windows: listOf(windowSchema),
});

export const recorded = createScenarioWithParameters(recordedParameters, {
  description: "Anna with the given projects and windows, as a recording of a real backend describes them",
  build(seeder, { projects, windows }) {
    const anna = addAccount(seeder, "anna");
    for (const { daysAgo, archived, files, notifications, request } of projects) {
      const project = addProject(seeder, {
        account: anna,
        startedDaysAgo: daysAgo,
        ...(request && { request: createRequestSeed(request) }),
      });
      project.isArchived = archived;
      if (files) addProjectFiles(seeder, project);
      addNotifications(seeder, anna, project, notifications);
      const added = seeder.world.requests.findLast(({ projectId }) => projectId === project.id);
      if (added) addAttachments(seeder, added, request?.attachments ?? 0);
    }
    for (const { daysAgo, project } of windows) {
      const owner = project === undefined ? undefined : seeder.world.projects[project - 1];
      addWindow(seeder, anna, owner?.id ?? null).createdAt = seeder.daysAgo(daysAgo);
    }
  },
});

function createRequestSeed({
  status,
  statusBeforePausing,
  flow,
  overdue,
}: v.InferOutput<typeof requestSchema>): RequestSeed {
  return { status, overdue, ...(statusBeforePausing && { statusBeforePausing }), ...(flow && { flow }) };
}
