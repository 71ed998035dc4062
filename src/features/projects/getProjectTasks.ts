import type { RequestStatus } from "../../api/generated/main.ts";
import type { ProjectListItem } from "./projectsQuery.ts";

type TaskKind = "decide" | "ask" | "register" | "sendRequest";

export interface ProjectTask {
  kind: TaskKind;
  project: ProjectListItem["project"];
  /** Until when the next step is due. */
  deadline: string | null;
  isLate: boolean;
}

const tasksByStatus: Partial<Record<RequestStatus, TaskKind>> = {
  OFFER_SENT: "decide",
  HOMEOWNER_GOT_OFFER_FROM_INSTALLER: "decide",
  WINDOW_INSTALLED: "register",
  INSTALLED_BY_TAGLYS_INSTALLER: "register",
  INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE: "register",
};

/** What the customer can do for these projects now, the earliest deadline first. */
export function getProjectTasks(items: readonly ProjectListItem[], canRegister: boolean): ProjectTask[] {
  return items
    .flatMap(({ project, isArchived, activeRequest }): ProjectTask[] => {
      const kind = isArchived ? undefined : getTaskKind(activeRequest);
      if (!kind || (kind === "register" && !canRegister)) return [];
      const { deadline = null, overdue: isLate = false } = activeRequest ?? {};
      return [{ kind, project, deadline, isLate }];
    })
    .toSorted((a, b) => compareDeadlines(a.deadline, b.deadline));
}

function getTaskKind(request: ProjectListItem["activeRequest"]): TaskKind | undefined {
  if (!request) return "sendRequest";
  // Of a status that only a newer backend knows, nothing but the deadline is certain.
  return tasksByStatus[request.currentStatus] ?? (request.overdue ? "ask" : undefined);
}

function compareDeadlines(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return Date.parse(a) - Date.parse(b);
}
