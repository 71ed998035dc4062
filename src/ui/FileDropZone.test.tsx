import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FileDropZone } from "./FileDropZone.tsx";

afterEach(cleanup);

const plan = new File(["plan"], "plan.pdf", { type: "application/pdf" });
const photo = new File(["photo"], "roof.jpg", { type: "image/jpeg" });

function renderZone(props: { multiple?: boolean; disabled?: boolean; error?: string } = {}) {
  const onFiles = vi.fn();
  render(
    <FileDropZone
      id="files"
      label="Attachments"
      hint="PDF or JPEG"
      buttonLabel="Choose files"
      accept=".pdf,.jpg"
      onFiles={onFiles}
      {...props}
    />,
  );
  const zone = screen.getByRole("button").parentElement;
  if (!zone) throw new Error("the button stands in no zone");
  return { onFiles, zone, input: screen.getByLabelText<HTMLInputElement>("Attachments") };
}

const carrying = (...files: File[]) => ({ dataTransfer: { files, types: ["Files"], dropEffect: "none" } });

// jsdom has no drag events, and plain events know of no related target.
const leavingFor = (relatedTarget: Element) => new MouseEvent("dragleave", { bubbles: true, relatedTarget });

describe("FileDropZone", () => {
  it("opens the picker by its button", async () => {
    const { input } = renderZone();
    const click = vi.spyOn(input, "click");
    await userEvent.click(screen.getByRole("button", { name: "Choose files" }));
    expect(click).toHaveBeenCalledTimes(1);
  });

  it("takes the same file twice", async () => {
    const { onFiles, input } = renderZone();
    await userEvent.upload(input, plan);
    expect(input.value).toBe("");
    await userEvent.upload(input, plan);
    expect(onFiles.mock.calls).toEqual([[[plan]], [[plan]]]);
  });

  it("lights up under files and takes those that are dropped", () => {
    const { onFiles, zone } = renderZone({ multiple: true });
    fireEvent.dragEnter(zone, carrying());
    expect(zone.classList.contains("over")).toBe(true);
    fireEvent.drop(zone, carrying(plan, photo));
    expect(onFiles.mock.calls).toEqual([[[plan, photo]]]);
    expect(zone.classList.contains("over")).toBe(false);
  });

  it("goes dark only when the files leave the zone, not on the way to something inside", () => {
    const { zone } = renderZone();
    fireEvent.dragEnter(zone, carrying());
    fireEvent(zone, leavingFor(screen.getByRole("button")));
    expect(zone.classList.contains("over")).toBe(true);
    fireEvent(zone, leavingFor(document.body));
    expect(zone.classList.contains("over")).toBe(false);
  });

  it("takes one of several where there is room for one", () => {
    const { onFiles, zone } = renderZone();
    fireEvent.drop(zone, carrying(plan, photo));
    expect(onFiles.mock.calls).toEqual([[[plan]]]);
  });

  it("leaves dragged text alone", () => {
    const { onFiles, zone } = renderZone();
    const drop = createEvent.drop(zone, { dataTransfer: { files: [], types: ["text/plain"] } });
    fireEvent(zone, drop);
    expect(drop.defaultPrevented).toBe(false);
    expect(onFiles).not.toHaveBeenCalled();
  });

  it("takes nothing while disabled, and keeps the browser from leaving for the file", () => {
    const { onFiles, zone } = renderZone({ disabled: true });
    const drop = createEvent.drop(zone, carrying(plan));
    fireEvent(zone, drop);
    expect(drop.defaultPrevented).toBe(true);
    expect(onFiles).not.toHaveBeenCalled();
  });

  it("hands the focus to its button, which tells hint and error", () => {
    const { input } = renderZone({ error: "Add a file" });
    input.focus();
    const button = screen.getByRole("button");
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute("aria-describedby")).toBe("files-hint files-error");
    expect(document.getElementById("files-hint")?.textContent).toBe("PDF or JPEG");
    expect(document.getElementById("files-error")?.textContent).toBe("Add a file");
  });
});
