import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTitle, paragraph, sentence } from "#testing/stories/sampleTexts.ts";
import { Button } from "../actions/Button.tsx";
import { EmptyRoofIllustration } from "../illustrations/EmptyRoofIllustration.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  component: EmptyState,
  args: { title: "No projects yet", children: sentence },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TextOnly: Story = {};

export const WithIllustrationAndAction: Story = {
  args: {
    headingLevel: 3,
    illustration: <EmptyRoofIllustration />,
    action: <Button>Start a project</Button>,
  },
};

export const LongText: Story = { args: { title: longTitle, children: paragraph } };
