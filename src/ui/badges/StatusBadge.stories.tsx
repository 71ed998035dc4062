import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTitle } from "#testing/stories/sampleTexts.ts";
import { StatusBadge } from "./StatusBadge.tsx";

const meta = {
  component: StatusBadge,
  args: { children: "Offer sent" },
} satisfies Meta<typeof StatusBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { tone: "neutral" } };

export const Progress: Story = { args: { tone: "progress" } };

export const Positive: Story = { args: { tone: "positive" } };

export const Caution: Story = { args: { tone: "caution" } };

export const Negative: Story = { args: { tone: "negative" } };

export const LongText: Story = { args: { tone: "progress", children: longTitle } };
