import type { Meta, StoryObj } from "@storybook/react-vite";
import { paragraph, sentence } from "#testing/stories/sampleTexts.ts";
import { TextArea } from "./TextArea.tsx";

const maxLength = 200;

const meta = { component: TextArea, args: { label: "Notes" } } satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: paragraph } };

export const WithCounter: Story = {
  args: { counter: (length) => `${length} of ${maxLength}`, maxLength, defaultValue: sentence },
};

export const Invalid: Story = { args: { hint: "For you alone", error: "The text is too long" } };

export const Disabled: Story = { args: { defaultValue: sentence, disabled: true } };
