import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderScreen } from "../testing/renderScreen.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";

async function setUp(active: boolean) {
  const rest = await renderScreen(<LeaveGuard active={active} />);
  const leave = () => act(() => rest.router.navigate("/elsewhere"));
  return { ...rest, leave };
}

/** Whether the browser would ask before the page is left. */
function browserAsks() {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe("the guard of a form with changes", () => {
  it("asks before another screen, and stays", async () => {
    const { user, router, leave } = await setUp(true);
    await leave();
    expect(screen.getByRole("dialog", { name: "Leave without saving?" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Keep editing" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(router.state.location.pathname).toBe("/");
  });

  it("stays where the dialog is closed too, and asks again", async () => {
    const { user, router, leave } = await setUp(true);
    await leave();
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(router.state.location.pathname).toBe("/");
    await leave();
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  it("leaves where that is wanted", async () => {
    const { user, leave } = await setUp(true);
    await leave();
    await user.click(screen.getByRole("button", { name: "Leave" }));
    expect(await screen.findByRole("heading", { name: "Elsewhere" })).toBeTruthy();
    expect(browserAsks()).toBe(false);
  });

  it("lets the visitor move within the screen", async () => {
    const { router } = await setUp(true);
    await act(() => router.navigate("/?request=2#top"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(router.state.location.search).toBe("?request=2");
  });

  it("has the browser ask before the page goes", async () => {
    await setUp(true);
    expect(browserAsks()).toBe(true);
  });

  it("does nothing without changes", async () => {
    const { leave } = await setUp(false);
    expect(browserAsks()).toBe(false);
    await leave();
    expect(screen.getByRole("heading", { name: "Elsewhere" })).toBeTruthy();
  });
});
