import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CopyField } from "./CopyField.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function LinkToPass({ value = "https://example.com/a" }: { value?: string }) {
  return (
    <CopyField
      label="Link"
      value={value}
      copyLabel="Copy"
      copiedLabel="Copied"
      failedLabel="Press Ctrl and C"
    />
  );
}

describe("CopyField", () => {
  it("copies and says so", async () => {
    const user = userEvent.setup();
    render(<LinkToPass />);
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByText("Copied")).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe("https://example.com/a");
    expect(screen.getByRole("status").textContent).toBe("Copied");
  });

  it("selects the text where the browser does not copy", async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
    render(<LinkToPass />);
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByText("Press Ctrl and C")).toBeTruthy();
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Link" });
    expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(input.value);
  });

  it("says nothing of a value that was not copied", async () => {
    const user = userEvent.setup();
    const { rerender } = render(<LinkToPass />);
    await user.click(screen.getByRole("button", { name: "Copy" }));
    await screen.findByText("Copied");
    rerender(<LinkToPass value="https://example.com/b" />);
    expect(screen.getByRole("status").textContent).toBe("");
  });
});
