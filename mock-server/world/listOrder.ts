import type { ProjectRecord } from "./records.ts";

interface Created {
  createdAt: string;
}

export function compareNewestFirst(a: Created, b: Created): number {
  return b.createdAt.localeCompare(a.createdAt);
}

/** Orders active projects before archived ones, each newest first. */
export function compareProjects(a: ProjectRecord, b: ProjectRecord): number {
  return Number(a.isArchived) - Number(b.isArchived) || compareNewestFirst(a, b);
}
