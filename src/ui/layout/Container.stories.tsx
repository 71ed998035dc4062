import type { Meta, StoryObj } from "@storybook/react-vite";
import { paragraph } from "#testing/stories/sampleTexts.ts";
import { Container } from "./Container.tsx";

const meta = {
  component: Container,
  args: {
    // Makes the width visible.
    style: { outline: "1px dashed var(--color-border-strong)" },
    children: paragraph,
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Container>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const Prose: Story = { args: { width: "prose" } };

export const Form: Story = { args: { width: "form" } };
