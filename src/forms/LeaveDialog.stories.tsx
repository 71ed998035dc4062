import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { LeaveDialog } from "./LeaveDialog.tsx";

const meta = {
  component: LeaveDialog,
  args: { open: true, onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof LeaveDialog>;

export default meta;

export const Open: StoryObj<typeof meta> = {};
