import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { longTitle, paragraph, sentence } from "#testing/stories/sampleTexts.ts";
import { Button } from "../actions/Button.tsx";
import { Dialog } from "./Dialog.tsx";

const meta = {
  component: Dialog,
  args: {
    open: true,
    title: "Cancel the request?",
    closeLabel: "Close",
    children: sentence,
    onClose: fn(),
  },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const LongTextWithActions: Story = {
  args: {
    title: longTitle,
    children: <p>{Array.from({ length: 12 }, () => paragraph).join(" ")}</p>,
    actions: (
      <>
        <Button variant="secondary">Keep it</Button>
        <Button>Cancel the request</Button>
      </>
    ),
  },
};

export const Escape: Story = {
  name: "Escape, stays open until the caller closes it",
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole<HTMLDialogElement>("dialog");
    dialog.requestClose();
    expect(args.onClose).toHaveBeenCalledTimes(1);
    expect(dialog).toBeVisible();
  },
};

function ButtonWithDialog({ onClose, ...rest }: ComponentProps<typeof Dialog>) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={open}>Cancel request</Button>
      <Dialog {...rest} open={isOpen} onClose={close} />
    </>
  );
}

export const OpenedByButton: Story = {
  name: "Opened by a button, takes the focus and returns it",
  render: (args) => <ButtonWithDialog {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole("button", { name: "Cancel request" });
    expect(canvas.queryByText(sentence)).toBeNull();
    await userEvent.click(opener);
    const dialog = await canvas.findByRole("dialog", { name: "Cancel the request?" });
    expect(dialog).toBeVisible();
    // The rest of the page cannot take the focus.
    expect(dialog.matches(":modal")).toBe(true);
    expect(dialog).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Cancel the request?" })).toHaveFocus());
    await userEvent.tab();
    expect(canvas.getByRole("button", { name: "Close" })).toHaveFocus();
    // Firefox would stop at the dialog, which scrolls, after its last control.
    expect(dialog).toHaveAttribute("tabindex", "-1");
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    expect(canvas.queryByRole("dialog")).toBeNull();
    expect(opener).toHaveFocus();
    expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
