import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field } from "./Field.tsx";

const meta = {
  component: Field,
  args: { id: "control", label: "Post code", children: <output id="control">The control</output> },
} satisfies Meta<typeof Field>;

export default meta;

type Story = StoryObj<typeof meta>;

export const LabelOnly: Story = {};

export const HiddenLabel: Story = { args: { hideLabel: true } };

export const AllTexts: Story = {
  args: { hint: "Five digits", error: "One digit is missing", optionalLabel: "optional" },
};
