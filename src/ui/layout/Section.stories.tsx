import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTitle, paragraph, sentence } from "#testing/stories/sampleTexts.ts";
import { Button } from "../actions/Button.tsx";
import { Section } from "./Section.tsx";

const meta = {
  component: Section,
  args: { title: "Your details", children: sentence },
} satisfies Meta<typeof Section>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLeadAndActions: Story = {
  args: {
    title: longTitle,
    headingLevel: 3,
    lead: paragraph,
    actions: (
      <Button variant="secondary" size="compact" icon="edit">
        Edit
      </Button>
    ),
  },
};
