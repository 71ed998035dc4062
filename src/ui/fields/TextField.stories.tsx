import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTitle } from "#testing/stories/sampleTexts.ts";
import { TextField } from "./TextField.tsx";

const meta = { component: TextField, args: { label: "Post code" } } satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: "20457" } };

export const WithPlaceholder: Story = { args: { placeholder: "20457" } };

export const WithHint: Story = { args: { hint: "Five digits" } };

export const Optional: Story = { args: { optionalLabel: "optional" } };

export const Invalid: Story = {
  args: { hint: "Five digits", error: "One digit is missing", defaultValue: "2045" },
};

export const Disabled: Story = { args: { defaultValue: "20457", disabled: true } };

export const ReadOnly: Story = { args: { defaultValue: "20457", readOnly: true } };

export const LongText: Story = { args: { label: longTitle, defaultValue: longTitle, error: longTitle } };
