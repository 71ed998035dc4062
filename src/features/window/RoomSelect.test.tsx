import "../../testing/dialogElement.ts";
import { onlineManager } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished } from "vitest";
import type { RoomType, WindowDetailsFragment } from "../../api/generated/registration/graphql.ts";
import { renderWindow } from "../../testing/renderWindow.ts";
import { graphQlError } from "../../testing/responses.ts";
import { sampleWindow } from "../../testing/sampleWindow.ts";
import { currentToasts } from "../../ui/toastStore.ts";

const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));

function part(name: string) {
  return within(screen.getByRole("region", { name }));
}

function lead() {
  return screen.getByRole("heading", { level: 1 }).parentElement?.querySelector("p")?.textContent;
}

describe("the room", () => {
  const select = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Room" });
  const saved = (room: RoomType) => ({ updateRegisteredWindowRoom: sampleWindow({ room }) });

  it("[R3.21] can be any of eleven, in the order of the alphabet", async () => {
    await renderWindow({});
    expect(Array.from(select().options, ({ textContent }) => textContent)).toEqual([
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

  it("[R7.51] is saved at once and shows while it is being saved", async () => {
    const answer = Promise.withResolvers<ReturnType<typeof saved>>();
    const { user, callsOf } = await renderWindow({ UpdateRegisteredWindowRoom: () => answer.promise });
    await user.selectOptions(select(), "Kitchen");
    expect(select().value).toBe("KITCHEN");
    expect(lead()).toBe("Kitchen");
    answer.resolve(saved("KITCHEN"));
    expect(await screen.findByText("The room has been saved.")).toBeTruthy();
    expect(select().value).toBe("KITCHEN");
    expect(callsOf("UpdateRegisteredWindowRoom").map(({ variables }) => variables)).toEqual([
      { id: "window-1", room: "KITCHEN" },
    ]);
  });

  it("[R7.51] goes back where saving fails, says so, and can be chosen again", async () => {
    const { user, answer } = await renderWindow({
      UpdateRegisteredWindowRoom: () => graphQlError("The house is on fire."),
    });
    await user.selectOptions(select(), "Kitchen");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "“Kitchen” could not be saved. The house is on fire.",
    );
    expect(select().value).toBe("BEDROOM");
    expect(lead()).toBe("Bedroom");
    expect(currentToasts()).toEqual([]);
    answer({ UpdateRegisteredWindowRoom: () => saved("KITCHEN") });
    await user.selectOptions(select(), "Kitchen");
    expect(await screen.findByText("The room has been saved.")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("has words of its own for a network that fails", async () => {
    const { user } = await renderWindow({ UpdateRegisteredWindowRoom: unreachable });
    await user.selectOptions(select(), "Loft");
    expect((await screen.findByRole("alert")).textContent).toMatch(/“Loft” .* could not reach our service/);
  });

  it("is not held back without a network as if it were saved", async () => {
    const { user } = await renderWindow({ UpdateRegisteredWindowRoom: unreachable });
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    await user.selectOptions(select(), "Loft");
    expect((await screen.findByRole("alert")).textContent).toContain("could not reach our service");
    expect(select().value).toBe("BEDROOM");
  });

  it("is not undone by an older answer that comes later", async () => {
    const older = Promise.withResolvers<{ registeredWindowById: WindowDetailsFragment }>();
    const { user, answer, callsOf, queryClient } = await renderWindow({
      UpdateRegisteredWindowRoom: () => saved("KITCHEN"),
    });
    answer({ RegisteredWindowById: () => older.promise });
    void queryClient.invalidateQueries({ queryKey: ["registeredWindow"] });
    await waitFor(() => expect(callsOf("RegisteredWindowById")).toHaveLength(2));
    await user.selectOptions(select(), "Kitchen");
    expect(await screen.findByText("The room has been saved.")).toBeTruthy();
    older.resolve({ registeredWindowById: sampleWindow() });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(select().value).toBe("KITCHEN");
  });

  it("is the one chosen last, whatever order answers would come in", async () => {
    const first = Promise.withResolvers<ReturnType<typeof saved>>();
    const { user, callsOf } = await renderWindow({
      UpdateRegisteredWindowRoom: ({ variables }) =>
        variables["room"] === "KITCHEN" ? first.promise : saved("LOFT"),
    });
    await user.selectOptions(select(), "Kitchen");
    await user.selectOptions(select(), "Loft");
    expect(select().value).toBe("LOFT");
    // The second waits for the first, so the service ends with it too.
    expect(callsOf("UpdateRegisteredWindowRoom")).toHaveLength(1);
    first.resolve(saved("KITCHEN"));
    expect(await screen.findByText("The room has been saved.")).toBeTruthy();
    expect(callsOf("UpdateRegisteredWindowRoom")).toHaveLength(2);
    expect(select().value).toBe("LOFT");
  });

  it("takes of its answer the room alone, as the rest may be older than other changes", async () => {
    const room = Promise.withResolvers<ReturnType<typeof saved>>();
    const { user } = await renderWindow({
      UpdateRegisteredWindowRoom: () => room.promise,
      UpdateRegisteredWindowNotes: () => ({ updateRegisteredWindowNotes: sampleWindow({ notes: "New" }) }),
    });
    await user.selectOptions(select(), "Kitchen");
    await user.click(screen.getByRole("button", { name: "Edit notes" }));
    await user.clear(screen.getByRole("textbox"));
    await user.type(screen.getByRole("textbox"), "New{Tab}");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Your notes have been saved.")).toBeTruthy();
    room.resolve(saved("KITCHEN"));
    expect(await screen.findByText("The room has been saved.")).toBeTruthy();
    expect(part("Notes").getByText("New")).toBeTruthy();
  });

  it("asks for a choice where none is known", async () => {
    await renderWindow({}, { room: null });
    expect(select().selectedOptions[0]?.textContent).toBe("Choose a room");
    expect(lead()).toBeUndefined();
  });
});
