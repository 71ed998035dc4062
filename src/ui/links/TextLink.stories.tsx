import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTitle } from "#testing/stories/sampleTexts.ts";
import { RouteLink } from "./RouteLink.tsx";
import { TextLink } from "./TextLink.tsx";

const meta = {
  component: TextLink,
  subcomponents: { RouteLink },
  args: { to: "/elsewhere", children: "your projects" },
} satisfies Meta<typeof TextLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InSentence: Story = {
  render: (args) => (
    <p>
      You find it in <TextLink {...args} />, at any time.
    </p>
  ),
};

export const ToExternalUrl: Story = {
  render: () => (
    <TextLink href="https://portal.example" icon="external">
      Guide
    </TextLink>
  ),
};

export const Standalone: Story = {
  args: { standalone: true, icon: "arrow-right", children: "All projects" },
};

export const LongText: Story = { args: { icon: "arrow-right", children: longTitle } };
