import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { RestoredDraft } from "./RestoredDraft.tsx";

const meta = {
  component: RestoredDraft,
  args: { isRestored: true, onStartAnew: fn() },
} satisfies Meta<typeof RestoredDraft>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
