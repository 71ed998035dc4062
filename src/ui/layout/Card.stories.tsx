import type { Meta, StoryObj } from "@storybook/react-vite";
import { sentence } from "#testing/stories/sampleTexts.ts";
import { CardLink } from "../links/CardLink.tsx";
import { Card } from "./Card.tsx";

const meta = {
  component: Card,
  subcomponents: { CardLink },
  args: { children: sentence },
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutPadding: Story = { args: { padding: "none" } };

export const InteractiveWithLink: Story = {
  args: {
    interactive: true,
    children: (
      <>
        <CardLink to="/elsewhere">Roof window</CardLink>
        <p>{sentence}</p>
      </>
    ),
  },
};
