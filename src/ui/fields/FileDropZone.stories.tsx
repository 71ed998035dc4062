import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, spyOn, waitFor } from "storybook/test";
import styles from "./FileDropZone.module.css";
import { FileDropZone } from "./FileDropZone.tsx";

const plan = new File(["plan"], "plan.pdf", { type: "application/pdf" });
const photo = new File(["photo"], "roof.jpg", { type: "image/jpeg" });

const meta = {
  component: FileDropZone,
  args: {
    id: "files",
    label: "Attachments",
    hint: "PDF or JPEG",
    buttonLabel: "Choose files",
    accept: ".pdf,.jpg",
    onFiles: fn(),
  },
} satisfies Meta<typeof FileDropZone>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FilePicker: Story = {
  name: "File picker, opens by the button",
  play: async ({ canvas, userEvent }) => {
    const click = spyOn(getInput(canvas), "click").mockImplementation(() => {});
    await userEvent.click(canvas.getByRole("button", { name: "Choose files" }));
    expect(click).toHaveBeenCalledTimes(1);
  },
};

export const Camera: Story = {
  name: "Camera, opens by its button on a touched device",
  play: async ({ canvas, canvasElement }) => {
    const input = getInput(canvas);
    const opened: (string | null)[] = [];
    spyOn(input, "click").mockImplementation(() => {
      opened.push(input.accept, input.getAttribute("capture"));
    });
    const button = [...canvasElement.querySelectorAll("button")].find(
      ({ textContent }) => textContent === "Take a photo",
    );
    // The browser of the tests has a mouse, so the camera's button is hidden.
    expect(button).not.toBeVisible();
    button?.click();
    expect(opened).toEqual(["image/*", "environment"]);
    expect(input.accept).toBe(".pdf,.jpg");
    expect(input).not.toHaveAttribute("capture");
  },
};

export const SameFileAgain: Story = {
  name: "The same file again, is taken",
  play: async ({ canvas, userEvent, args }) => {
    const input = getInput(canvas);
    await userEvent.upload(input, plan);
    expect(input.value).toBe("");
    await userEvent.upload(input, plan);
    expect(args.onFiles).toHaveBeenCalledTimes(2);
    expect(args.onFiles).toHaveBeenNthCalledWith(1, [plan]);
    expect(args.onFiles).toHaveBeenNthCalledWith(2, [plan]);
  },
};

export const DroppedFiles: Story = {
  name: "Dropped files, are taken",
  args: { multiple: true },
  play: async ({ canvas, args }) => {
    const zone = getZone(canvas);
    await fireEvent(zone, createDragEvent("dragenter", [plan, photo]));
    await waitFor(() => expect(zone).toHaveClass(dragOverClass));
    await fireEvent(zone, createDragEvent("drop", [plan, photo]));
    expect(args.onFiles).toHaveBeenCalledTimes(1);
    expect(args.onFiles).toHaveBeenCalledWith([plan, photo]);
    await waitFor(() => expect(zone).not.toHaveClass(dragOverClass));
  },
};

export const DraggedOverChild: Story = {
  name: "Files dragged over a child, stays highlighted",
  play: async ({ canvas }) => {
    const zone = getZone(canvas);
    await fireEvent(zone, createDragEvent("dragenter", [plan]));
    await waitFor(() => expect(zone).toHaveClass(dragOverClass));
    await fireEvent(zone, createDragEvent("dragleave", [plan], canvas.getByRole("button")));
    expect(zone).toHaveClass(dragOverClass);
    await fireEvent(zone, createDragEvent("dragleave", [plan], document.body));
    await waitFor(() => expect(zone).not.toHaveClass(dragOverClass));
  },
};

export const SeveralDroppedFiles: Story = {
  name: "Several dropped files without multiple, takes the first",
  play: async ({ canvas, args }) => {
    await fireEvent(getZone(canvas), createDragEvent("drop", [plan, photo]));
    expect(args.onFiles).toHaveBeenCalledTimes(1);
    expect(args.onFiles).toHaveBeenCalledWith([plan]);
  },
};

export const DraggedText: Story = {
  name: "Dragged text, is ignored",
  play: async ({ canvas, args }) => {
    const drop = createDragEvent("drop", []);
    drop.dataTransfer?.items.add("text", "text/plain");
    await fireEvent(getZone(canvas), drop);
    expect(drop.defaultPrevented).toBe(false);
    expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  name: "Disabled, takes no files and prevents the browser from opening them",
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    const drop = createDragEvent("drop", [plan]);
    await fireEvent(getZone(canvas), drop);
    expect(drop.defaultPrevented).toBe(true);
    expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  name: "Invalid, moves the focus of the input to the described button",
  args: { error: "Add a file" },
  play: async ({ canvas }) => {
    getInput(canvas).focus();
    const button = canvas.getByRole("button");
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute("aria-describedby", "files-error files-hint");
    expect(button).toHaveAccessibleDescription("Add a file PDF or JPEG");
  },
};

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const dragOverClass = styles["drag-over"] ?? "";

function getInput(canvas: Canvas): HTMLInputElement {
  return canvas.getByLabelText<HTMLInputElement>("Attachments");
}

function getZone(canvas: Canvas): HTMLElement {
  const zone = getInput(canvas).parentElement;
  if (!zone) throw new Error("The input has no parent element.");
  return zone;
}

function createDragEvent(type: string, files: readonly File[], relatedTarget: Element | null = null) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, relatedTarget });
}
