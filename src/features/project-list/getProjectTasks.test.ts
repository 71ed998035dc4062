import { describe, expect, it } from "vitest";
import { createSampleListRequest, createSampleProject } from "#testing/samples/sampleProjects.ts";
import { getProjectTasks } from "./getProjectTasks.ts";
import type { ProjectListItem } from "./projectsQuery.ts";

function createItem(number: number, request: Partial<NonNullable<ProjectListItem["activeRequest"]>>) {
  return createSampleProject(number, { activeRequest: createSampleListRequest(request) });
}

const listTasks = (items: ProjectListItem[], canRegister = true) =>
  getProjectTasks(items, canRegister).map(({ kind, project }) => `${kind} ${project.street}`);

describe("getProjectTasks", () => {
  it("returns the customer's task for each project, the earliest deadline first", () => {
    const items = [
      createSampleProject(1, { activeRequest: null }),
      createItem(2, { currentStatus: "WINDOW_INSTALLED" }),
      createItem(3, { currentStatus: "OFFER_SENT", deadline: "2026-03-20T12:00:00Z" }),
      createItem(4, { currentStatus: "OPEN", overdue: true, deadline: "2026-03-10T12:00:00Z" }),
      createItem(5, { currentStatus: "INSTALLER_SITE_VISIT", deadline: "2026-03-01T12:00:00Z" }),
    ];

    expect(listTasks(items)).toEqual([
      "ask Street of p4",
      "decide Street of p3",
      "sendRequest Street of p1",
      "register Street of p2",
    ]);
  });

  it("has no task for the registration in countries without it", () => {
    expect(listTasks([createItem(1, { currentStatus: "WINDOW_INSTALLED" })], false)).toEqual([]);
  });

  it("has no tasks for archived projects", () => {
    expect(listTasks([createSampleProject(1, { isArchived: true, activeRequest: null })])).toEqual([]);
  });

  it("suggests asking whether an offer is still valid after its deadline", () => {
    expect(listTasks([createItem(1, { currentStatus: "OFFER_SENT", overdue: true })])).toEqual([
      "askForOffer Street of p1",
    ]);
  });

  it("marks a task whose deadline has passed as late", () => {
    const [task] = getProjectTasks([createItem(1, { currentStatus: "OFFER_SENT", overdue: true })], true);
    expect(task?.isLate).toBe(true);
  });
});
