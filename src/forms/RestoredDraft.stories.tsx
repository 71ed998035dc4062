import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { RestoredDraft } from "./RestoredDraft.tsx";

const meta = {
  component: RestoredDraft,
  args: { draft: { restored: "typed", wasOpen: false }, action: "save", onStartAnew: fn() },
} satisfies Meta<typeof RestoredDraft>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
