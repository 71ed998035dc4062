import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { SignOutDialog } from "./SignOutDialog.tsx";

const meta = {
  component: SignOutDialog,
  args: { open: true, onStay: fn(), onSignOut: fn() },
} satisfies Meta<typeof SignOutDialog>;

export default meta;

export const Open: StoryObj<typeof meta> = {};
