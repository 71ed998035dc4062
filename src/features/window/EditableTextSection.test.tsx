import "../../testing/dialogElement.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { WindowDetailsFragment } from "../../api/generated/registration/graphql.ts";
import { renderWindow } from "../../testing/renderWindow.ts";
import { graphQlError } from "../../testing/responses.ts";
import { sampleWindow } from "../../testing/sampleWindow.ts";

const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));

function part(name: string) {
  return within(screen.getByRole("region", { name }));
}

describe("the notes", () => {
  const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Notes" });

  async function write(user: Awaited<ReturnType<typeof renderWindow>>["user"], text: string) {
    await user.click(screen.getByRole("button", { name: "Edit notes" }));
    await user.clear(field());
    await user.type(field(), text);
  }

  it("[R7.50] are edited, shown at once and saved without blanks round them", async () => {
    const answer = Promise.withResolvers<{ updateRegisteredWindowNotes: WindowDetailsFragment }>();
    const { user, callsOf } = await renderWindow({ UpdateRegisteredWindowNotes: () => answer.promise });
    await user.click(screen.getByRole("button", { name: "Edit notes" }));
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe("The blind is sand.\nWashed by hand.");
    await user.clear(field());
    await user.type(field(), " Oiled in May. ");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(part("Notes").getByText("Oiled in May.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit notes" }));
    answer.resolve({ updateRegisteredWindowNotes: sampleWindow({ notes: "Oiled in May." }) });
    expect(await screen.findByText("Your notes have been saved.")).toBeTruthy();
    expect(callsOf("UpdateRegisteredWindowNotes").map(({ variables }) => variables)).toEqual([
      { id: "window-1", notes: "Oiled in May." },
    ]);
  });

  it("count what still fits and hold no more", async () => {
    const { user } = await renderWindow({});
    await user.click(screen.getByRole("button", { name: "Edit notes" }));
    fireEvent.change(field(), { target: { value: "x".repeat(1999) } });
    expect(screen.getByText("1 character left")).toBeTruthy();
    expect(field().maxLength).toBe(2000);
  });

  it("[R7.50] open again with what was typed where saving fails, and can be saved again", async () => {
    const { user, answer } = await renderWindow({ UpdateRegisteredWindowNotes: unreachable });
    await write(user, "Oiled in May. ");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(/could not be saved.*could not reach/);
    expect(field().value).toBe("Oiled in May. ");
    expect(document.activeElement).toBe(field());
    answer({
      UpdateRegisteredWindowNotes: () => ({
        updateRegisteredWindowNotes: sampleWindow({ notes: "Oiled in May." }),
      }),
    });
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Your notes have been saved.")).toBeTruthy();
    expect(part("Notes").getByText("Oiled in May.")).toBeTruthy();
  });

  it("leave the old ones in place where saving failed and was given up", async () => {
    const { user } = await renderWindow({ UpdateRegisteredWindowNotes: () => graphQlError("No.") });
    await write(user, "Oiled in May.");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByRole("alert");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(part("Notes").getByText(/The blind is sand/)).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Edit notes" }));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("keep what is being typed while an earlier text fails", async () => {
    const answer = Promise.withResolvers<Response>();
    const { user } = await renderWindow({ UpdateRegisteredWindowNotes: () => answer.promise });
    await write(user, "First");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await user.click(screen.getByRole("button", { name: "Edit notes" }));
    await user.type(field(), " and second");
    answer.resolve(graphQlError("No."));
    expect((await screen.findByRole("alert")).textContent).toContain("No.");
    expect(field().value).toBe("First and second");
  });

  it("are not sent where nothing was changed", async () => {
    const { user, callsOf } = await renderWindow({});
    await user.click(screen.getByRole("button", { name: "Edit notes" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(callsOf("UpdateRegisteredWindowNotes")).toEqual([]);
  });

  it("can be removed, and invite to write where there are none", async () => {
    const { user, callsOf } = await renderWindow({
      UpdateRegisteredWindowNotes: () => ({ updateRegisteredWindowNotes: sampleWindow({ notes: "" }) }),
    });
    await user.click(screen.getByRole("button", { name: "Edit notes" }));
    await user.clear(field());
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Your notes have been saved.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Add notes" })).toBeTruthy();
    expect(callsOf("UpdateRegisteredWindowNotes")[0]?.variables["notes"]).toBe("");
  });

  it("are not lost without a question when the visitor leaves", async () => {
    // The pointer on the link is enough to ask for the project.
    const { user, router } = await renderWindow({
      ProjectDetails: () => ({ projects: { items: [], pageInfo: { hasNextPage: false } } }),
      ProjectRequests: () => ({ projectRequests: [] }),
    });
    await write(user, "Oiled");
    await user.click(screen.getByRole("link", { name: "To the project" }));
    expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Keep editing" }));
    expect(router.state.location.pathname).toBe("/window/window-1");
    expect(field().value).toBe("Oiled");
  });
});

describe("the installer", () => {
  const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Name of the installer" });

  it("[R7.49] is changed by its name, and the logo follows", async () => {
    const changed = sampleWindow({ installerName: "Skylights", installerLogo: null });
    const { user, callsOf } = await renderWindow({
      UpdateRegisteredWindowInstallerName: () => ({ updateRegisteredWindowInstallerName: changed }),
    });
    const region = screen.getByRole("region", { name: "Installer" });
    expect(region.querySelector("img")?.getAttribute("src")).toBe("/files/installers/1.svg");
    await user.click(screen.getByRole("button", { name: "Edit installer" }));
    expect(field().maxLength).toBe(100);
    await user.clear(field());
    await user.type(field(), "Skylights{Enter}");
    expect(await screen.findByText("The installer has been saved.")).toBeTruthy();
    expect(part("Installer").getByText("Skylights")).toBeTruthy();
    await waitFor(() => expect(region.querySelector("img")).toBeNull());
    expect(callsOf("UpdateRegisteredWindowInstallerName").map(({ variables }) => variables)).toEqual([
      { id: "window-1", name: "Skylights" },
    ]);
  });

  it("[R7.49] keeps what was typed where saving fails", async () => {
    const { user } = await renderWindow({
      UpdateRegisteredWindowInstallerName: () => graphQlError("The name is too long."),
    });
    await user.click(screen.getByRole("button", { name: "Edit installer" }));
    await user.clear(field());
    await user.type(field(), "Skylights{Enter}");
    expect((await screen.findByRole("alert")).textContent).toContain("The name is too long.");
    expect(field().value).toBe("Skylights");
  });

  it("can be named where none is known", async () => {
    await renderWindow({}, { installerName: null });
    expect(screen.getByRole("button", { name: "Add installer" })).toBeTruthy();
  });
});
