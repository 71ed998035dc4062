import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ToastList } from "./ToastList.tsx";

afterEach(cleanup);

const saved = { id: "a", tone: "positive", message: "Saved" } as const;
const failed = { id: "b", tone: "negative", message: "The server does not answer" } as const;

function renderToasts(...toasts: (typeof saved | typeof failed)[]) {
  const calls = { onClose: vi.fn(), onPause: vi.fn(), onResume: vi.fn() };
  render(
    <>
      <ToastList label="Messages" closeLabel="Close" toasts={toasts} {...calls} />
      <button type="button">Elsewhere</button>
    </>,
  );
  return calls;
}

describe("ToastList", () => {
  it("has a named region even while empty, so that readers know it when something arrives", () => {
    renderToasts();
    expect(screen.getByRole("region", { name: "Messages" })).toBeTruthy();
  });

  it("speaks of failures at once and of the rest in a pause", () => {
    renderToasts(saved, failed);
    expect(screen.getByRole("status").textContent).toContain("Saved");
    expect(screen.getByRole("alert").textContent).toContain("The server does not answer");
  });

  it("closes the toast whose button was pressed", async () => {
    const { onClose } = renderToasts(saved, failed);
    await userEvent.click(screen.getAllByRole("button", { name: "Close" })[1] ?? document.body);
    expect(onClose.mock.calls).toEqual([["b"]]);
  });

  it("pauses under the pointer and resumes when it leaves", async () => {
    const { onPause, onResume } = renderToasts(saved);
    await userEvent.hover(screen.getByText("Saved"));
    expect([onPause.mock.calls.length, onResume.mock.calls.length]).toEqual([1, 0]);
    await userEvent.unhover(screen.getByText("Saved"));
    expect([onPause.mock.calls.length, onResume.mock.calls.length]).toEqual([1, 1]);
  });

  it("pauses while the focus is inside, however it moves between toasts", async () => {
    const { onPause, onResume } = renderToasts(saved, failed);
    await userEvent.tab();
    await userEvent.tab();
    expect([onPause.mock.calls.length, onResume.mock.calls.length]).toEqual([1, 0]);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Elsewhere" }));
    expect([onPause.mock.calls.length, onResume.mock.calls.length]).toEqual([1, 1]);
  });

  it("stays paused while either pointer or focus is there", async () => {
    const { onPause, onResume } = renderToasts(saved);
    await userEvent.tab();
    await userEvent.hover(screen.getByText("Saved"));
    await userEvent.unhover(screen.getByText("Saved"));
    expect([onPause.mock.calls.length, onResume.mock.calls.length]).toEqual([1, 0]);
  });

  it("resumes when the last toast is closed under the pointer", async () => {
    const { onResume } = renderToasts(saved);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(onResume).toHaveBeenCalledTimes(1);
  });
});
