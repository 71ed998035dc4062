import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button } from "./Button.tsx";

afterEach(cleanup);

describe("Button", () => {
  it("does not submit a form unless asked to", () => {
    render(<Button>Save</Button>);
    expect(screen.getByRole("button", { name: "Save" }).getAttribute("type")).toBe("button");
  });

  it("passes presses on", async () => {
    const press = vi.fn();
    render(<Button onClick={press}>Save</Button>);
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it("keeps its name and the focus while busy, and takes no presses", async () => {
    const press = vi.fn();
    const { rerender } = render(<Button onClick={press}>Save</Button>);
    screen.getByRole("button").focus();
    rerender(
      <Button busy onClick={press}>
        Save
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Save", busy: true });
    await userEvent.click(button);
    await userEvent.keyboard("{Enter}");
    expect(press).not.toHaveBeenCalled();
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(button);
  });

  it("does not submit its form while busy", async () => {
    const submit = vi.fn((event: SubmitEvent) => event.preventDefault());
    render(
      <form aria-label="Notes">
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    );
    screen.getByRole<HTMLFormElement>("form").addEventListener("submit", submit);
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(submit).not.toHaveBeenCalled();
  });
});
