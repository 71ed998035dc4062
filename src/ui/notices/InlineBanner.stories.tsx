import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longTitle, paragraph, sentence } from "#testing/stories/sampleTexts.ts";
import { Button } from "../actions/Button.tsx";
import { InlineBanner } from "./InlineBanner.tsx";

const meta = {
  component: InlineBanner,
  args: { title: "Your request", children: sentence },
} satisfies Meta<typeof InlineBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { tone: "info" } };

export const TitleOnly: Story = { args: { tone: "info", children: undefined } };

export const Positive: Story = { args: { tone: "positive" } };

export const Caution: Story = { args: { tone: "caution" } };

export const Negative: Story = { args: { tone: "negative" } };

export const TwoMessages: Story = {
  args: {
    tone: "negative",
    role: "alert",
    children: <p>{"The city is too short.\nThe street is missing."}</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert").innerText).toContain("short.\nThe street");
  },
};

export const LongTextWithAction: Story = {
  args: {
    tone: "caution",
    title: longTitle,
    children: paragraph,
    action: (
      <Button variant="secondary" size="compact">
        Try again
      </Button>
    ),
  },
};
