import { ids } from "#schema/createId.ts";
import { getAnnouncement } from "#testing/browser/getAnnouncement.ts";
import "#testing/dialogElement.ts";
import { onlineManager } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished } from "vitest";
import type { RoomType } from "#api/generated/registration.ts";
import { createErrorResponse, createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import { openWindowPage } from "#testing/rendering/openWindowPage.ts";
import { getSection } from "#testing/rendering/sections.ts";
import { createSampleWindow } from "#testing/samples/sampleWindows.ts";
import { getToasts } from "#ui/notices/toastStore.ts";

const failToFetch = () => Promise.reject(new TypeError("Failed to fetch"));

function getLead() {
  return screen.getByRole("heading", { level: 1 }).parentElement?.querySelector("p")?.textContent;
}

describe("RoomSelect", () => {
  const getSelect = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Room" });
  const getStatus = () => getSelect().closest("[data-field]")?.querySelector("[id$=hint]")?.textContent;
  const createResponse = (room: RoomType) => ({ updateRegisteredWindowRoom: createSampleWindow({ room }) });

  it("offers all rooms in alphabetical order", { tags: ["R3.21"] }, async () => {
    await openWindowPage({});
    expect(Array.from(getSelect().options, ({ textContent }) => textContent)).toEqual([
      "Bathroom",
      "Bedroom",
      "Children’s room",
      "Corridor",
      "Guest bathroom",
      "Hobby room",
      "Kitchen",
      "Living room",
      "Loft",
      "Office",
      "Stairway",
    ]);
  });

  it("saves a new room at once and shows it before the response", { tags: ["R7.51"] }, async () => {
    const response = Promise.withResolvers<ReturnType<typeof createResponse>>();
    const { user, getRequests } = await openWindowPage({
      UpdateRegisteredWindowRoom: () => response.promise,
    });
    await user.selectOptions(getSelect(), "Kitchen");
    expect(getSelect().value).toBe("KITCHEN");
    expect(getLead()).toBe("Kitchen");
    expect(getStatus()).toBe("The room is being saved.");
    response.resolve(createResponse("KITCHEN"));
    await waitFor(() => expect(getStatus()).toBe("The room has been saved."));
    expect(getSelect().value).toBe("KITCHEN");
    expect(getRequests("UpdateRegisteredWindowRoom").map(({ variables }) => variables)).toEqual([
      { id: ids.window, room: "KITCHEN" },
    ]);
  });

  it("saves only the last of the rooms that arrow keys pass, when the focus leaves the list", async () => {
    const { user, getRequests } = await openWindowPage({
      UpdateRegisteredWindowRoom: () => createResponse("LOFT"),
    });
    getSelect().focus();
    for (const value of ["KITCHEN", "LOFT"]) {
      fireEvent.keyDown(getSelect(), { key: "ArrowDown" });
      fireEvent.change(getSelect(), { target: { value } });
      expect(getSelect().value).toBe(value);
    }
    expect(getLead()).toBe("Bedroom");
    await user.tab();
    expect(await screen.findByText("The room has been saved.")).toBeTruthy();
    expect(getRequests("UpdateRegisteredWindowRoom").map(({ variables }) => variables["room"])).toEqual([
      "LOFT",
    ]);
  });

  it("shows the old room and an error if saving fails, and can be changed again", async () => {
    const { user, stubResponses } = await openWindowPage({
      UpdateRegisteredWindowRoom: () => createGraphQlErrorResponse("The house is on fire."),
    });
    await user.selectOptions(getSelect(), "Kitchen");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "“Kitchen” could not be saved. The house is on fire.",
    );
    expect(getSelect().value).toBe("BEDROOM");
    expect(getLead()).toBe("Bedroom");
    expect(getToasts()).toEqual([]);
    stubResponses({ UpdateRegisteredWindowRoom: () => createResponse("KITCHEN") });
    await user.selectOptions(getSelect(), "Kitchen");
    expect(await screen.findByText("The room has been saved.")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("does not deny that a room was saved if the service cannot be asked", async () => {
    const { user, stubResponses, getRequests } = await openWindowPage({
      UpdateRegisteredWindowRoom: () => createErrorResponse(500),
    });
    stubResponses({ RegisteredWindowById: () => createErrorResponse(500) });
    await user.selectOptions(getSelect(), "Kitchen");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "We could not find out whether this worked. Please check before you try again.",
    );
    expect(getRequests("RegisteredWindowById"), "the page and the question").toHaveLength(2);
    expect(getToasts()).toEqual([]);
  });

  it("fails without a network instead of waiting for one", async () => {
    const { user } = await openWindowPage({ UpdateRegisteredWindowRoom: failToFetch });
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    await user.selectOptions(getSelect(), "Loft");
    expect((await screen.findByRole("alert")).textContent).toContain("could not reach our service");
    expect(getSelect().value).toBe("BEDROOM");
  });

  it("aborts the request of an earlier choice, so that the last choice wins", {
    tags: ["R7.8"],
  }, async () => {
    const earlier = Promise.withResolvers<ReturnType<typeof createResponse>>();
    const { user, getRequests } = await openWindowPage({
      UpdateRegisteredWindowRoom: ({ variables }) =>
        variables["room"] === "KITCHEN" ? earlier.promise : createResponse("LOFT"),
    });
    await user.selectOptions(getSelect(), "Kitchen");
    await user.selectOptions(getSelect(), "Loft");
    expect(getSelect().value).toBe("LOFT");
    expect(await screen.findByText("The room has been saved.")).toBeTruthy();
    expect(
      getRequests("UpdateRegisteredWindowRoom").map(({ variables, signal }) => [
        variables["room"],
        signal?.aborted,
      ]),
    ).toEqual([
      ["KITCHEN", true],
      ["LOFT", false],
    ]);
    earlier.resolve(createResponse("KITCHEN"));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(getSelect().value).toBe("LOFT");
  });

  it("loads the window again if the last choice cannot be saved, as the service may have saved an earlier one", async () => {
    const { user, stubResponses } = await openWindowPage({
      UpdateRegisteredWindowRoom: ({ variables }) =>
        variables["room"] === "KITCHEN" ? new Promise<never>(() => {}) : createGraphQlErrorResponse("No."),
    });
    stubResponses({
      RegisteredWindowById: () => ({ registeredWindowById: createSampleWindow({ room: "KITCHEN" }) }),
    });
    await user.selectOptions(getSelect(), "Kitchen");
    await user.selectOptions(getSelect(), "Loft");
    await waitFor(() => expect(getSelect().value).toBe("KITCHEN"));
    expect(screen.getByRole("alert").textContent).toContain("“Loft” could not be saved.");
  });

  it("uses only the room of the response, since other fields may be older than other changes", async () => {
    const roomResponse = Promise.withResolvers<ReturnType<typeof createResponse>>();
    const { user } = await openWindowPage({
      UpdateRegisteredWindowRoom: () => roomResponse.promise,
      UpdateRegisteredWindowNotes: () => ({
        updateRegisteredWindowNotes: createSampleWindow({ notes: "New" }),
      }),
    });
    await user.selectOptions(getSelect(), "Kitchen");
    await user.click(screen.getByRole("button", { name: "Edit notes" }));
    await user.clear(screen.getByRole("textbox"));
    await user.type(screen.getByRole("textbox"), "New{Tab}");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await expect.poll(getAnnouncement).toContain("Your notes have been saved.");
    roomResponse.resolve(createResponse("KITCHEN"));
    expect(await screen.findByText("The room has been saved.")).toBeTruthy();
    expect(getSection("Notes").getByText("New")).toBeTruthy();
  });
});
