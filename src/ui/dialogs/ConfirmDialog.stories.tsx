import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { sentence } from "#testing/stories/sampleTexts.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = {
  component: ConfirmDialog,
  args: {
    open: true,
    title: "Delete the file?",
    closeLabel: "Close",
    confirmLabel: "Delete",
    keepLabel: "Keep",
    children: sentence,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Destructive: Story = { args: { confirmStyle: { variant: "destructive" } } };

export const Pending: Story = { args: { confirmStyle: { variant: "destructive" }, pending: true } };

export const KeepingComesFirst: Story = {
  name: "Secondary confirmation, emphasises the other button",
  args: { confirmStyle: { variant: "secondary" } },
};
