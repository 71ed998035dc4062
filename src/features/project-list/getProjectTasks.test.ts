import { describe, expect, it } from "vitest";
import { createSampleListRequest, createSampleProject } from "#testing/samples/sampleProjects.ts";
import { getProjectTasks } from "./getProjectTasks.ts";
import type { ProjectListItem } from "./projectsQuery.ts";

function createItem(id: string, request: Partial<NonNullable<ProjectListItem["activeRequest"]>>) {
  return createSampleProject(id, { activeRequest: createSampleListRequest(request) });
}

const listTasks = (items: ProjectListItem[], canRegister = true) =>
  getProjectTasks(items, canRegister).map(({ kind, project }) => `${kind} ${project.id}`);

describe("getProjectTasks", () => {
  it("has what the customer can do for each project, the earliest deadline first", () => {
    const items = [
      createSampleProject("draft", { activeRequest: null }),
      createItem("installed", { currentStatus: "WINDOW_INSTALLED" }),
      createItem("offer", { currentStatus: "OFFER_SENT", deadline: "2026-03-20T12:00:00Z" }),
      createItem("late", { currentStatus: "OPEN", overdue: true, deadline: "2026-03-10T12:00:00Z" }),
      createItem("visit", { currentStatus: "INSTALLER_SITE_VISIT", deadline: "2026-03-01T12:00:00Z" }),
    ];

    expect(listTasks(items)).toEqual(["ask late", "decide offer", "sendRequest draft", "register installed"]);
  });

  it("asks for no registration where windows cannot be registered", () => {
    expect(listTasks([createItem("installed", { currentStatus: "WINDOW_INSTALLED" })], false)).toEqual([]);
  });

  it("has nothing to do for archived projects", () => {
    expect(listTasks([createSampleProject("old", { isArchived: true, activeRequest: null })])).toEqual([]);
  });

  it("asks whether an offer is still valid once the time to decide is over", () => {
    expect(listTasks([createItem("offer", { currentStatus: "OFFER_SENT", overdue: true })])).toEqual([
      "askForOffer offer",
    ]);
  });

  it("marks a task whose deadline has passed as late", () => {
    const [task] = getProjectTasks(
      [createItem("offer", { currentStatus: "OFFER_SENT", overdue: true })],
      true,
    );
    expect(task?.isLate).toBe(true);
  });
});
