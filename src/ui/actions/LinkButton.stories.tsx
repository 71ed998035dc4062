import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTitle } from "#testing/stories/sampleTexts.ts";
import { LinkButton } from "./LinkButton.tsx";

const meta = {
  component: LinkButton,
  args: { to: "/elsewhere", children: "Projects" },
} satisfies Meta<typeof LinkButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ToRoute: Story = {};

export const ToExternalUrl: Story = {
  render: () => (
    <LinkButton href="https://portal.example" variant="secondary" icon="external">
      Guide
    </LinkButton>
  ),
};

export const Quiet: Story = { args: { variant: "quiet", size: "compact" } };

export const LongText: Story = { args: { children: longTitle } };
