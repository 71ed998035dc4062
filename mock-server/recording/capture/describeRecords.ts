import * as v from "valibot";
import { requestStatuses } from "../../rules/requestStatuses.ts";
import type { recordedParameters } from "../../scenarios/recordedScenario.ts";
import type { ObservedCall } from "./observedCall.ts";

const statusSchema = v.fallback(v.optional(v.picklist(requestStatuses)), undefined);
const textSchema = v.fallback(v.optional(v.string()), undefined);
const flagSchema = v.fallback(v.optional(v.boolean()), undefined);

const requestSchema = v.object({
  id: v.string(),
  currentStatus: statusSchema,
  statusBeforePausing: statusSchema,
  previousActiveStatus: statusSchema,
  overdue: flagSchema,
  installationFlow: v.fallback(v.optional(v.picklist(["DEFAULT", "SPP_INSTALLER", "SPP_TAGLYS"])), undefined),
});
const projectItemSchema = v.object({
  project: v.object({
    id: v.string(),
    createdAt: textSchema,
    hasFiles: flagSchema,
    projectFiles: v.fallback(v.optional(v.array(v.unknown())), undefined),
  }),
  isArchived: flagSchema,
  activeRequest: v.fallback(v.nullish(requestSchema), undefined),
});
const windowSchema = v.object({ id: v.string(), createdAt: textSchema, projectId: textSchema });
const listSchema = v.object({ items: v.array(v.unknown()) });
const attachmentsVariables = v.object({ idRequest: v.string() });
const notificationSchema = v.object({ projectId: v.string() });

type RequestFacts = Partial<v.InferOutput<typeof requestSchema>> & { attachments?: number };
interface ProjectFacts {
  createdAt?: string | undefined;
  archived?: boolean | undefined;
  files?: boolean | undefined;
  notifications: number;
  requestId?: string;
}
interface WindowFacts {
  createdAt?: string | undefined;
  projectId?: string | undefined;
}

export interface DescribedRecords {
  parameters: v.InferOutput<typeof recordedParameters>;
  /** The id that the mock server will give a record, by the id of the real backend. */
  ids: Map<string, string>;
}

const dayMs = 86_400_000;
/** Keeps the order of records of one day. */
const stepDays = 0.0001;

/**
 * Derives the records of the customer from the responses: as they were when they first appeared, before the session changed
 * them. Ages are whole days.
 */
export function describeRecords(calls: readonly ObservedCall[], now: Date): DescribedRecords {
  const projects = new Map<string, ProjectFacts>();
  const requests = new Map<string, RequestFacts>();
  const windows = new Map<string, WindowFacts>();
  for (const { operation, variables, body } of calls) {
    const data = v.is(v.object({ data: v.record(v.string(), v.unknown()) }), body) ? body.data : {};
    for (const value of Object.values(data)) readValue(operation.name, variables, value);
  }
  const ids = new Map<string, string>();
  const projectList = sortOldestFirst(projects);
  let requestCount = 0;
  const parameters = {
    projects: projectList.map(([id, facts], index) => {
      ids.set(id, `project-${index + 1}`);
      const request = facts.requestId === undefined ? undefined : requests.get(facts.requestId);
      if (facts.requestId !== undefined) {
        requestCount += 1;
        ids.set(facts.requestId, `request-${requestCount}`);
      }
      return {
        daysAgo: getAge(facts.createdAt, now, index),
        archived: facts.archived ?? false,
        files: facts.files ?? false,
        notifications: facts.notifications,
        ...(request && { request: createRequest(request) }),
      };
    }),
    windows: sortOldestFirst(windows).map(([id, { createdAt, projectId }], index) => {
      ids.set(id, `window-${index + 1}`);
      const project = projectList.findIndex(([known]) => known === projectId);
      return { daysAgo: getAge(createdAt, now, index), ...(project >= 0 && { project: project + 1 }) };
    }),
  };
  return { parameters, ids };

  function readValue(name: string, variables: unknown, value: unknown): void {
    const items = v.is(listSchema, value) ? value.items : [value];
    if (name === "Attachments" && Array.isArray(value) && v.is(attachmentsVariables, variables)) {
      addFacts(requests, variables.idRequest, { attachments: value.length });
    }
    for (const item of items) {
      if (v.is(projectItemSchema, item)) readProject(v.parse(projectItemSchema, item));
      else if (name.startsWith("RegisteredWindow") && v.is(windowSchema, item))
        addFacts(windows, item.id, item);
      else if (name === "ShowRequest" && v.is(requestSchema, item))
        addFacts(requests, item.id, v.parse(requestSchema, item));
      else if (name === "UnreadNotifications" && v.is(notificationSchema, item)) {
        const project = projects.get(item.projectId);
        if (project) project.notifications += 1;
      }
    }
  }

  function readProject({
    project,
    isArchived,
    activeRequest,
  }: v.InferOutput<typeof projectItemSchema>): void {
    addFacts<ProjectFacts>(projects, project.id, {
      createdAt: project.createdAt,
      archived: isArchived,
      files: project.hasFiles ?? (project.projectFiles && project.projectFiles.length > 0),
      notifications: 0,
      ...(activeRequest && { requestId: activeRequest.id }),
    });
    if (activeRequest) addFacts(requests, activeRequest.id, activeRequest);
  }
}

/** Adds what is not known of a record yet. */
function addFacts<Facts extends object>(records: Map<string, Facts>, id: string, facts: Facts): void {
  const defined = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  records.set(id, { ...facts, ...defined, ...records.get(id) });
}

function createRequest({
  currentStatus,
  statusBeforePausing,
  previousActiveStatus,
  overdue,
  installationFlow,
  attachments,
}: RequestFacts) {
  const before = statusBeforePausing ?? previousActiveStatus;
  return {
    status: currentStatus ?? "OPEN",
    ...(before && { statusBeforePausing: before }),
    ...(installationFlow && { flow: installationFlow }),
    overdue: overdue ?? false,
    attachments: Math.min(attachments ?? 0, 100),
  } as const;
}

/** Records of one instant keep the order in which a list with the newest first would show them. */
function sortOldestFirst<Facts extends { createdAt?: string | undefined }>(records: Map<string, Facts>) {
  return [...records]
    .toReversed()
    .toSorted(([, a], [, b]) => (a.createdAt ?? "").localeCompare(b.createdAt ?? ""));
}

function getAge(createdAt: string | undefined, now: Date, index: number): number {
  const days = Math.floor((now.getTime() - Date.parse(createdAt ?? "")) / dayMs);
  return Math.max(0, Math.min(Number.isNaN(days) ? 0 : days, 36_000) + 1 - index * stepDays);
}
