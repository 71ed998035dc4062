import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useCallback, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Dialog } from "./Dialog.tsx";

// jsdom knows the element but neither of its methods.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

afterEach(cleanup);

function Cancellation({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const close = useCallback(() => {
    onClose?.();
    setOpen(false);
  }, [onClose]);
  return (
    <StrictMode>
      <button type="button" onClick={show}>
        Cancel request
      </button>
      <Dialog open={open} onClose={close} title="Really cancel?" closeLabel="Close">
        <p>The installer will be told.</p>
      </Dialog>
    </StrictMode>
  );
}

async function open() {
  await userEvent.click(screen.getByRole("button", { name: "Cancel request" }));
  return screen.getByRole("dialog", { name: "Really cancel?" });
}

describe("Dialog", () => {
  it("shows nothing until opened", () => {
    render(<Cancellation />);
    expect(screen.queryByText("The installer will be told.")).toBeNull();
  });

  it("is named by its title, where the focus enters", async () => {
    render(<Cancellation />);
    await open();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Really cancel?" }));
  });

  it("returns the focus when it closes, and asks to close once", async () => {
    const onClose = vi.fn();
    render(<Cancellation onClose={onClose} />);
    await open();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel request" }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("leaves it to the caller to close on Escape", async () => {
    const onClose = vi.fn();
    render(
      <Dialog open onClose={onClose} title="Really cancel?" closeLabel="Close">
        <p>The installer will be told.</p>
      </Dialog>,
    );
    const cancel = new Event("cancel", { cancelable: true });
    screen.getByRole("dialog").dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("dialog")).toBeTruthy();
  });
});
