import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { getAnnouncement } from "#testing/browser/getAnnouncement.ts";
import { getDescriptions } from "#testing/browser/getDescriptions.ts";
import { Select } from "./choice/Select.tsx";
import { DateField } from "./DateField.tsx";
import { TextArea } from "./TextArea.tsx";
import { TextField } from "./TextField.tsx";

afterEach(cleanup);

describe("Field", () => {
  it("is named by its label and described by error and hint", () => {
    render(<TextField label="Post code" hint="Five digits" error="One digit is missing" />);
    const input = screen.getByRole("textbox", { name: "Post code" });
    expect(getDescriptions(input)).toEqual(["One digit is missing", "Five digits"]);
    expect(input.getAttribute("aria-invalid")).toBe("true");
  });

  it("is neither described nor invalid without hint and error", () => {
    render(<TextField label="Post code" />);
    const input = screen.getByRole("textbox", { name: "Post code" });
    expect(input.hasAttribute("aria-describedby")).toBe(false);
    expect(input.hasAttribute("aria-invalid")).toBe(false);
  });

  it("is required, but not invalid before the first input", () => {
    render(
      <>
        <TextField label="Post code" required />
        <TextArea label="Note" required />
        <DateField label="Installed on" formattedDate="" required />
        <Select label="Room" required>
          <option value="">Please choose</option>
        </Select>
      </>,
    );
    for (const label of ["Post code", "Note", "Installed on", "Room"]) {
      const control = screen.getByLabelText(label, { selector: ":not(fieldset)" });
      expect(control.getAttribute("aria-required"), label).toBe("true");
      expect(control.matches(":invalid"), label).toBe(false);
    }
  });

  it("keeps the caller's description", () => {
    render(
      <>
        <p id="note">We never share it</p>
        <TextField id="mail" type="email" label="Email" hint="For the offer" aria-describedby="note" />
      </>,
    );
    expect(getDescriptions(screen.getByLabelText("Email"))).toEqual(["We never share it", "For the offer"]);
  });

  it("says in its label that it is optional", () => {
    render(<TextField label="Phone" optionalLabel="(optional)" />);
    expect(screen.getByRole("textbox", { name: "Phone (optional)" })).toBeTruthy();
  });

  it("names and describes a select and a date like a text field", () => {
    render(
      <>
        <Select label="Room" error="Choose a room">
          <option>Attic</option>
        </Select>
        <DateField label="Installed on" formattedDate="1 May 2026" error="Not in the future" />
      </>,
    );
    expect(getDescriptions(screen.getByRole("combobox", { name: "Room" }))).toEqual(["Choose a room"]);
    const date = screen.getByLabelText("Installed on", { selector: "input" });
    expect(getDescriptions(date)).toEqual(["Not in the future", "1 May 2026"]);
    // Browsers focus the parts of a date, which are neither named nor described.
    const group = screen.getByRole("group", { name: "Installed on" });
    expect(group.contains(date)).toBe(true);
    expect(getDescriptions(group)).toEqual(["Not in the future"]);
  });

  it("keeps its description while the customer types, and shows neither a corrected nor another error", async () => {
    const renderCode = (error?: string) => <TextField label="Post code" hint="Five digits" error={error} />;
    const { rerender } = render(renderCode("Enter it"));
    const input = screen.getByRole("textbox");
    await userEvent.type(input, "1");
    rerender(renderCode("Some digits are missing"));
    expect(getDescriptions(input)).toEqual(["Enter it", "Five digits"]);
    rerender(renderCode());
    expect(getDescriptions(input)).toEqual(["Enter it", "Five digits"]);
    expect(screen.getByText("Enter it").closest("[hidden]")).not.toBeNull();
    expect(input.hasAttribute("aria-invalid")).toBe(false);
    await userEvent.tab();
    expect(getDescriptions(input)).toEqual(["Five digits"]);
  });

  it("has the new error after the customer has left it", async () => {
    const { rerender } = render(<TextField label="Post code" error="Enter it" />);
    await userEvent.type(screen.getByRole("textbox"), "1");
    rerender(<TextField label="Post code" error="Some digits are missing" />);
    await userEvent.tab();
    expect(getDescriptions(screen.getByRole("textbox"))).toEqual(["Some digits are missing"]);
  });
});

describe("Field above an on-screen keyboard", () => {
  it("scrolls into view when the keyboard appears, while its control has the focus", async () => {
    const viewport = Object.assign(new EventTarget(), { scale: 1 });
    vi.stubGlobal("visualViewport", viewport);
    onTestFinished(() => void vi.unstubAllGlobals());
    render(<TextField label="Post code" error="One digit is missing" />);
    const input = screen.getByRole("textbox");
    const field = input.closest<HTMLElement>("[data-field]");
    const scrollIntoView = vi.fn();
    Object.assign(field ?? {}, { scrollIntoView });
    const resize = () => viewport.dispatchEvent(new Event("resize"));
    resize();
    expect(scrollIntoView).not.toHaveBeenCalled();
    await userEvent.click(input);
    resize();
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: "nearest" });
    await userEvent.tab();
    resize();
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });
});

describe("TextArea", () => {
  const renderNote = (length: number) => (
    <TextArea
      label="Note"
      hint="For you alone"
      maxLength={40}
      limit="Up to 40 characters"
      defaultValue={"a".repeat(length)}
      counter={(usedLength) => `${usedLength} of 40`}
    />
  );

  it("is described by its limit, not by the counter, which changes with each letter", () => {
    const { rerender } = render(renderNote(0));
    for (const length of [0, 1, 40]) {
      rerender(renderNote(length));
      expect(screen.getByText(`${length} of 40`)).toBeTruthy();
      expect(getDescriptions(screen.getByRole("textbox"))).toEqual(["Up to 40 characters", "For you alone"]);
    }
  });

  it("announces the counter only near the maximum length, and only after the last of several fast letters", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { rerender } = render(renderNote(0));
    rerender(renderNote(19));
    vi.advanceTimersByTime(1000);
    expect(getAnnouncement()).toBe("");
    rerender(renderNote(20));
    rerender(renderNote(21));
    vi.advanceTimersByTime(1000);
    expect(getAnnouncement()).toBe("21 of 40");
  });
});
