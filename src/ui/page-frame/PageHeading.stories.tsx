import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTitle, paragraph } from "#testing/stories/sampleTexts.ts";
import { Button } from "../actions/Button.tsx";
import { BackLink } from "../links/BackLink.tsx";
import { PageHeading } from "./PageHeading.tsx";

const meta = { component: PageHeading, args: { children: "Projects" } } satisfies Meta<typeof PageHeading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BelowLink: Story = {
  args: { isBelowLink: true },
  render: (args) => (
    <>
      <BackLink to="/elsewhere">Overview</BackLink>
      <PageHeading {...args} />
    </>
  ),
};

export const LongTextWithLeadAndActions: Story = {
  args: {
    children: longTitle,
    lead: paragraph,
    actions: (
      <>
        <Button>Start a project</Button>
        <Button variant="secondary">Register windows</Button>
      </>
    ),
  },
};
