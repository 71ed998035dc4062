import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTitle, sentence } from "#testing/stories/sampleTexts.ts";
import { Checkbox } from "./Checkbox.tsx";

const meta = { component: Checkbox, args: { label: "I agree" } } satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithHint: Story = { args: { hint: "You can withdraw at any time" } };

export const Invalid: Story = { args: { error: "Needed to send the form" } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledAndChecked: Story = { args: { disabled: true, defaultChecked: true } };

export const LongText: Story = { args: { label: longTitle, hint: sentence } };
