import { getRequestStatusRules } from "#request-status/requestStatusRules.ts";
import type { ProjectListItem } from "./projectsQuery.ts";

type TaskKind = "decide" | "askForOffer" | "ask" | "register" | "sendRequest";

export interface ProjectTask {
  kind: TaskKind;
  project: ProjectListItem["project"];
  /** The deadline of the next step. */
  deadline: string | null;
  isLate: boolean;
}

/** The customer's current tasks for these projects, the earliest deadline first. */
export function getProjectTasks(items: readonly ProjectListItem[], canRegister: boolean): ProjectTask[] {
  return items
    .flatMap(({ project, isArchived, activeRequest }): ProjectTask[] => {
      const kind = isArchived ? undefined : getTaskKind(activeRequest);
      if (!kind || (kind === "register" && !canRegister)) return [];
      const due = activeRequest && getRequestStatusRules(activeRequest.currentStatus).due;
      const { deadline = null, overdue } = (due && activeRequest) || {};
      return [{ kind, project, deadline, isLate: overdue ?? false }];
    })
    .toSorted((a, b) => compareDeadlines(a.deadline, b.deadline));
}

function getTaskKind(request: ProjectListItem["activeRequest"]): TaskKind | undefined {
  if (!request) return "sendRequest";
  const { task, due } = getRequestStatusRules(request.currentStatus);
  if (!request.overdue || !due) return task;
  return due === "decision" ? "askForOffer" : "ask";
}

function compareDeadlines(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return Date.parse(a) - Date.parse(b);
}
