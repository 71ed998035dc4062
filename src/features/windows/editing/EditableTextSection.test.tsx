import { ids } from "#schema/createId.ts";
import { getAnnouncement } from "#testing/browser/getAnnouncement.ts";
import "#testing/dialogElement.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import { openWindowPage } from "#testing/rendering/openWindowPage.ts";
import { getSection } from "#testing/rendering/sections.ts";
import { createSampleWindow } from "#testing/samples/sampleWindows.ts";
import type { WindowDetailsFragment } from "../details/window.generated.ts";

describe("Notes", () => {
  const getField = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Notes" });

  async function editNotes(user: Awaited<ReturnType<typeof openWindowPage>>["user"], text: string) {
    await user.click(screen.getByRole("button", { name: "Edit notes" }));
    await user.clear(getField());
    await user.type(getField(), text);
  }

  it("trims edited notes, and shows them before the response", { tags: ["R7.50"] }, async () => {
    const response = Promise.withResolvers<{ updateRegisteredWindowNotes: WindowDetailsFragment }>();
    const { user, getRequests } = await openWindowPage({
      UpdateRegisteredWindowNotes: () => response.promise,
    });
    await user.click(screen.getByRole("button", { name: "Edit notes" }));
    expect(getField().value).toBe("The blind is sand.\nWashed by hand.");
    await user.clear(getField());
    await user.type(getField(), " Oiled in May. ");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(getSection("Notes").getByText("Oiled in May.")).toBeTruthy();
    response.resolve({ updateRegisteredWindowNotes: createSampleWindow({ notes: "Oiled in May." }) });
    await expect.poll(getAnnouncement).toContain("Your notes have been saved.");
    expect(getRequests("UpdateRegisteredWindowNotes").map(({ variables }) => variables)).toEqual([
      { id: ids.window, notes: "Oiled in May." },
    ]);
  });

  it("moves the focus to the field before it removes the button", async () => {
    const { user } = await openWindowPage({});
    const button = screen.getByRole("button", { name: "Edit notes" });
    act(() => {
      button.focus();
      button.click();
    });
    expect([document.activeElement, button.isConnected]).toEqual([getField(), true]);
    await waitFor(() => expect(button.isConnected).toBe(false));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("button", { name: "Edit notes" }));
  });

  it("shows the old notes after the customer has cancelled a failed save", async () => {
    const { user } = await openWindowPage({
      UpdateRegisteredWindowNotes: () => createGraphQlErrorResponse("No."),
    });
    await editNotes(user, "Oiled in May.");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByRole("alert");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(getSection("Notes").getByText(/The blind is sand/)).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Edit notes" }));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("keeps newer input when saving an earlier text fails", async () => {
    const response = Promise.withResolvers<Response>();
    const { user } = await openWindowPage({ UpdateRegisteredWindowNotes: () => response.promise });
    await editNotes(user, "First");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await user.click(screen.getByRole("button", { name: "Edit notes" }));
    await user.type(getField(), " and second");
    response.resolve(createGraphQlErrorResponse("No."));
    expect((await screen.findByRole("alert")).textContent).toContain("No.");
    expect(getField().value).toBe("First and second");
  });

  it("aborts the request of earlier notes when they are changed again", async () => {
    const { user, getRequests } = await openWindowPage({
      UpdateRegisteredWindowNotes: ({ variables }) =>
        variables["notes"] === "First"
          ? new Promise<never>(() => {})
          : { updateRegisteredWindowNotes: createSampleWindow({ notes: "First and second" }) },
    });
    await editNotes(user, "First");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await user.click(screen.getByRole("button", { name: "Edit notes" }));
    await user.type(getField(), " and second");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await expect.poll(getAnnouncement).toContain("Your notes have been saved.");
    expect(getSection("Notes").getByText("First and second")).toBeTruthy();
    expect(getRequests("UpdateRegisteredWindowNotes").map(({ signal }) => signal?.aborted)).toEqual([
      true,
      false,
    ]);
  });

  it("shows notes that were changed elsewhere, and replaces them at the second press", async () => {
    let stored = "The blind is sand.";
    const { user, getRequests } = await openWindowPage({
      RegisteredWindowById: () => ({ registeredWindowById: createSampleWindow({ notes: stored }) }),
      UpdateRegisteredWindowNotes: ({ variables }) => ({
        updateRegisteredWindowNotes: createSampleWindow({ notes: String(variables["notes"]) }),
      }),
    });
    await editNotes(user, "From the computer");
    stored = "From the telephone";
    await user.click(screen.getByRole("button", { name: "Save" }));
    const banner = await screen.findByRole("alert");
    expect(banner.textContent).toContain("These details were changed in the meantime");
    expect(within(banner).getByText("From the telephone")).toBeTruthy();
    expect(getField().value).toBe("From the computer");
    expect(getRequests("UpdateRegisteredWindowNotes")).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Save" }));
    await expect.poll(getAnnouncement).toContain("Your notes have been saved.");
    expect(getRequests("UpdateRegisteredWindowNotes")[0]?.variables["notes"]).toBe("From the computer");
  });

  it("asks again about notes that changed once more before the second press", async () => {
    let stored = "The blind is sand.";
    const { user, getRequests } = await openWindowPage({
      RegisteredWindowById: () => ({ registeredWindowById: createSampleWindow({ notes: stored }) }),
    });
    await editNotes(user, "From the computer");
    for (const changed of ["From the telephone", ""]) {
      stored = changed;
      await user.click(screen.getByRole("button", { name: "Save" }));
      const shown = changed || "Note down what you want to remember";
      await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(shown));
    }
    expect(getRequests("UpdateRegisteredWindowNotes")).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.getByRole("button", { name: "Add notes" })).toBeTruthy();
  });

  it("sends no request for unchanged notes", async () => {
    const { user, getRequests } = await openWindowPage({});
    await user.click(screen.getByRole("button", { name: "Edit notes" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(getRequests("UpdateRegisteredWindowNotes")).toEqual([]);
  });

  it("removes the notes when the customer empties the text, and offers to add some", async () => {
    const { user, getRequests } = await openWindowPage({
      UpdateRegisteredWindowNotes: () => ({ updateRegisteredWindowNotes: createSampleWindow({ notes: "" }) }),
    });
    await user.click(screen.getByRole("button", { name: "Edit notes" }));
    await user.clear(getField());
    await user.click(screen.getByRole("button", { name: "Save" }));
    await expect.poll(getAnnouncement).toContain("Your notes have been saved.");
    expect(screen.getByRole("button", { name: "Add notes" })).toBeTruthy();
    expect(getRequests("UpdateRegisteredWindowNotes")[0]?.variables["notes"]).toBe("");
  });
});

describe("Installer", () => {
  const getField = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Name of the installer" });

  it("saves the name, and shows the logo that belongs to it", { tags: ["R7.49"] }, async () => {
    const updated = createSampleWindow({ installerName: "Skylights", installerLogo: null });
    const { user, getRequests } = await openWindowPage({
      UpdateRegisteredWindowInstallerName: () => ({ updateRegisteredWindowInstallerName: updated }),
    });
    const section = screen.getByRole("heading", { name: "Installer" }).closest("section");
    expect(section?.querySelector("img")?.getAttribute("src")).toBe(
      `${location.origin}/files/installers/1.svg`,
    );
    await user.click(screen.getByRole("button", { name: "Edit installer" }));
    expect(getField().maxLength).toBe(100);
    await user.clear(getField());
    await user.type(getField(), "Skylights{Enter}");
    await expect.poll(getAnnouncement).toContain("The installer has been saved.");
    expect(getSection("Installer").getByText("Skylights")).toBeTruthy();
    await waitFor(() => expect(section?.querySelector("img")).toBeNull());
    expect(getRequests("UpdateRegisteredWindowInstallerName").map(({ variables }) => variables)).toEqual([
      { id: ids.window, name: "Skylights" },
    ]);
  });

  it("shows the logo of an installer without a name", async () => {
    await openWindowPage({}, { installerName: null, installerLogo: "/files/installers/1.svg" });
    const section = screen.getByRole("heading", { name: "Installer" }).closest("section");
    expect(section?.querySelector("img")?.getAttribute("src")).toBe(
      `${location.origin}/files/installers/1.svg`,
    );
  });
});
