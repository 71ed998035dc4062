import type { Meta, StoryObj } from "@storybook/react-vite";
import { longWord, paragraph, sentence } from "#testing/stories/sampleTexts.ts";
import { FactList } from "./FactList.tsx";

const meta = { component: FactList } satisfies Meta<typeof FactList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ShortFacts: Story = {
  args: {
    facts: [
      { term: "Model code", value: "TGS M06" },
      { term: "Serial number", value: "TG770001" },
      { term: "Without a value, left out", value: null },
    ],
  },
};

export const LongText: Story = {
  args: {
    facts: [
      { term: longWord, value: paragraph },
      { term: sentence, value: longWord },
    ],
  },
};

export const Empty: Story = { args: { facts: [] } };
