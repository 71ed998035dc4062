import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { SignOutDialog } from "./SignOutDialog.tsx";

const meta = {
  component: SignOutDialog,
  args: { open: true, losses: { hasDrafts: true }, onStay: fn(), onSignOut: fn() },
} satisfies Meta<typeof SignOutDialog>;

export default meta;

export const Drafts: StoryObj<typeof meta> = {};

export const ClaimLinks: StoryObj<typeof meta> = {
  args: { losses: { hasClaimLinks: true } },
};

export const Files: StoryObj<typeof meta> = { args: { losses: { hasFiles: true } } };

export const DraftsAndClaimLinks: StoryObj<typeof meta> = {
  args: { losses: { hasDrafts: true, hasClaimLinks: true } },
};
