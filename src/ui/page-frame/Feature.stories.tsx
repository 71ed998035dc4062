import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTitle, paragraph, sentence } from "#testing/stories/sampleTexts.ts";
import { Feature, FeatureRow } from "./Feature.tsx";

const meta = { component: Feature, subcomponents: { FeatureRow } } satisfies Meta<typeof Feature>;

export default meta;

export const ThreeInRow: StoryObj<typeof meta> = {
  args: { icon: "sun", title: "Daylight", children: sentence },
  render: (args) => (
    <FeatureRow>
      <Feature {...args} />
      <Feature icon="calendar" title={longTitle}>
        {paragraph}
      </Feature>
      <Feature icon="check" title="Done" headingLevel={2}>
        {sentence}
      </Feature>
    </FeatureRow>
  ),
};
