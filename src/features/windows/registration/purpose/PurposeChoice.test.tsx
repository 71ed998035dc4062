import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ids } from "#schema/createId.ts";
import { findDraftKeys } from "#storage/draftKeys.ts";
import { createErrorResponse, createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import type { ResponseStubs } from "#testing/network/fakeService.ts";
import {
  createNewWindow,
  fillWindow,
  openRegistrationForm,
} from "#testing/rendering/openRegistrationForm.ts";
import {
  createProjectsPage,
  createSampleProject,
  createSampleProjectDetails,
  createSampleRequest,
} from "#testing/samples/sampleProjects.ts";
import { urls } from "#testing/samples/urls.ts";

const [loft, studio] = [createSampleProject(1), createSampleProject(2)];
const address = (item: typeof loft) => `${item.project.street} 7, 20095 Hamburg`;
const option = (item: typeof loft) => address(item).replace("20095 ", "20095\u00A0");

/** The responses of a service with two projects, `loft` and `studio`, whose requests have different installers. */
function createResponses(...items: (typeof loft)[]): ResponseStubs {
  return {
    Projects: ({ variables: { skip }, pageSize }) => {
      const end = Number(skip) + pageSize;
      return createProjectsPage(items.slice(Number(skip), end), items.length > end);
    },
    ProjectDetails: () =>
      createProjectsPage(items.map((item) => createSampleProjectDetails(item === studio ? 2 : 1))),
    ShowRequest: ({ variables: { id } }) => {
      const location = createSampleRequest().installerLocation;
      const name = id === ids.request ? "Roof & Light" : "Sky Works";
      return { showRequest: createSampleRequest({ installerLocation: location && { ...location, name } }) };
    },
    RegisterProjectWindows: () => ({ registerProjectWindows: [createNewWindow(1)] }),
  };
}

const open = (...items: (typeof loft)[]) =>
  openRegistrationForm(createResponses(...items), "/window-registration");

const getInstaller = () => screen.getByLabelText<HTMLInputElement>(/^Installer/);

describe("PurposeChoice", () => {
  it("asks for one of several active projects, and fills in its installer", async () => {
    const { user, getRequests } = await open(loft, studio, createSampleProject(9, { isArchived: true }));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "In one of my projects" }).checked).toBe(true);
    const project = screen.getByLabelText("Project");
    expect([...project.querySelectorAll("option")].map(({ text }) => text)).toEqual([
      "Choose a project",
      option(loft),
      option(studio),
    ]);
    await fillWindow(user, 1, "SN100001");
    await user.click(screen.getByRole("button", { name: "Register 1 window" }));
    await user.click(screen.getByRole("link", { name: "Choose the project." }));
    await expect.poll(() => document.activeElement).toBe(project);
    expect(getRequests("RegisterProjectWindows")).toEqual([]);

    await user.selectOptions(project, studio.project.id);
    expect(screen.queryByRole("link", { name: "Choose the project." })).toBeNull();
    await expect.poll(() => getInstaller().value).toBe("Sky Works");
    await user.selectOptions(project, loft.project.id);
    await expect.poll(() => getInstaller().value).toBe("Roof & Light");
    await user.click(screen.getByRole("button", { name: "Register 1 window" }));
    await screen.findByRole("heading", { name: "Your window is registered" });
    expect(getRequests("RegisterProjectWindows")[0]?.variables).toMatchObject({
      projectId: ids.project,
      windowProducts: [{ serialNumber: "SN100001", installerName: "Roof & Light" }],
    });
    expect(screen.getByRole("link", { name: "Go to the project" }).getAttribute("href")).toBe(urls.project);
  });

  it("keeps an installer that the customer entered, and removes a prefilled one for other windows", async () => {
    const { user } = await open(loft);
    await expect.poll(() => getInstaller().value).toBe("Roof & Light");
    await user.click(screen.getByRole("radio", { name: "Elsewhere in my own home" }));
    await expect.poll(() => getInstaller().value).toBe("");
    expect(await screen.findByLabelText("Street")).toBeTruthy();
    await user.type(getInstaller(), "Dach GmbH");
    await user.click(screen.getByRole("radio", { name: "In my project" }));
    await expect.poll(() => screen.queryByLabelText("Street")).toBeNull();
    expect(getInstaller().value).toBe("Dach GmbH");
  });

  it("lists the newest hundred of many projects, and tells the way to the others", async () => {
    const projects = Array.from({ length: 250 }, (_, index) => createSampleProject(index));
    const { getRequests } = await open(...projects);
    const project = screen.getByRole("combobox", { description: /^These are your 100 newest projects\./ });
    expect(project.querySelectorAll("option")).toHaveLength(101);
    expect(getRequests("Projects").map(({ variables }) => variables["skip"])).toEqual([
      0, 10, 20, 30, 40, 50, 60, 70, 80, 90,
    ]);
  });

  it("reports that the projects failed to load, and keeps the form when they have loaded", async () => {
    const responses = createResponses(loft, studio);
    const { user, stubResponses } = await openRegistrationForm(
      { ...responses, Projects: () => createGraphQlErrorResponse("Out of order.") },
      "/window-registration",
    );
    const alert = within(await screen.findByRole("alert"));
    expect(alert.getByText("Your projects could not be loaded")).toBeTruthy();
    await fillWindow(user, 1, "SN100001");
    stubResponses(responses);
    await user.click(alert.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("radio", { name: "In one of my projects" })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>("Serial number").value).toBe("SN100001");
  });

  it("keeps a cleared installer empty after a refetch, and sends none", async () => {
    const { user, queryClient, stubResponses, getRequests } = await open(loft);
    await expect.poll(() => getInstaller().value).toBe("Roof & Light");
    await fillWindow(user, 1, "SN100001");
    await user.clear(getInstaller());
    stubResponses(createResponses(loft, createSampleProject(9, { isArchived: true })));
    await act(() => queryClient.refetchQueries({ type: "active" }));
    expect(getInstaller().value).toBe("");
    await user.click(screen.getByRole("button", { name: "Register 1 window" }));
    await screen.findByRole("heading", { name: "Your window is registered" });
    expect(getRequests("RegisterProjectWindows")[0]?.variables).toMatchObject({
      windowProducts: [{ installerName: null }],
    });
  });

  it("fills in the installer of another project after the customer has cleared the first one's", async () => {
    const { user } = await open(loft, studio);
    await user.selectOptions(screen.getByLabelText("Project"), loft.project.id);
    await expect.poll(() => getInstaller().value).toBe("Roof & Light");
    await user.clear(getInstaller());
    await user.selectOptions(screen.getByLabelText("Project"), studio.project.id);
    await expect.poll(() => getInstaller().value).toBe("Sky Works");
  });

  it("stores no draft if only the installer is prefilled", async () => {
    await open(loft);
    await expect.poll(() => getInstaller().value).toBe("Roof & Light");
    expect(findDraftKeys()).toEqual([]);
  });
});

describe("Registration for the project in the URL", () => {
  it("shows the error of the project, and its address when it loads", async () => {
    const responses = createResponses(studio);
    const { user, stubResponses } = await openRegistrationForm(
      { ...responses, ProjectDetails: () => createErrorResponse(400) },
      `/window-registration/${studio.project.id}`,
    );
    expect(await screen.findByText("Your projects could not be loaded")).toBeTruthy();
    stubResponses(responses);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(address(studio))).toBeTruthy();
  });

  it("shows the project's address and fills in its installer, without a question", async () => {
    await openRegistrationForm(createResponses(loft, studio), `/window-registration/${studio.project.id}`);
    expect(await screen.findByText(address(studio))).toBeTruthy();
    await expect.poll(() => getInstaller().value).toBe("Sky Works");
    expect(screen.queryByText("Where are the windows installed?")).toBeNull();
  });
});
