import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTitle, paragraph, sentence } from "#testing/stories/sampleTexts.ts";
import { Button } from "../actions/Button.tsx";
import { LostIllustration } from "../illustrations/LostIllustration.tsx";
import { ErrorPanel } from "./ErrorPanel.tsx";

const meta = {
  component: ErrorPanel,
  args: { title: "The page does not exist" },
} satisfies Meta<typeof ErrorPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithIllustrationAndActions: Story = {
  args: {
    illustration: <LostIllustration />,
    children: sentence,
    actions: (
      <>
        <Button>Try again</Button>
        <Button variant="secondary">Back to the start</Button>
      </>
    ),
  },
};

export const LongText: Story = { args: { title: longTitle, headingLevel: 3, children: paragraph } };
