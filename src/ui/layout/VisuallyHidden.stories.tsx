import type { Meta, StoryObj } from "@storybook/react-vite";
import { sentence } from "#testing/stories/sampleTexts.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  component: VisuallyHidden,
  args: { children: sentence },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const InSentence: StoryObj<typeof meta> = {
  render: (args) => (
    <p>
      Text before
      <VisuallyHidden {...args} />, text after.
    </p>
  ),
};
