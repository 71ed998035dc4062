import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTitle, sentence } from "#testing/stories/sampleTexts.ts";
import { RadioGroup } from "./RadioGroup.tsx";

const meta = {
  component: RadioGroup,
  args: {
    legend: "Kind of window",
    name: "kind",
    options: [
      { value: "top", label: "Top-hung" },
      { value: "centre", label: "Centre-pivot" },
      { value: "fixed", label: "Fixed" },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NothingSelected: Story = {};

export const Selected: Story = { args: { defaultValue: "centre" } };

export const InRow: Story = { args: { defaultValue: "top", layout: "row" } };

export const WithHintsAndHiddenLegend: Story = {
  args: {
    hideLegend: true,
    options: [
      { value: "home", label: "For my own home", hint: sentence },
      { value: "other", label: longTitle, hint: sentence },
    ],
  },
};

export const Invalid: Story = { args: { hint: "As on the type plate", error: "Choose a kind" } };

export const Disabled: Story = { args: { defaultValue: "fixed", disabled: true } };
