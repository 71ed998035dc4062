import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sentence } from "#testing/stories/sampleTexts.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = {
  component: ConfirmDialog,
  args: {
    open: true,
    title: "Delete the invoice?",
    closeLabel: "Close",
    children: sentence,
    confirmLabel: "Delete",
    keepLabel: "Keep it",
    onClose: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete" }));
    expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: "Keep it" }));
    expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Pending: Story = { args: { pending: true } };

export const SecondaryFirst: Story = {
  args: { confirmLabel: "Leave", keepLabel: "Stay", confirmStyle: { variant: "secondary" } },
};
