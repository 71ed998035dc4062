import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTitle, paragraph } from "#testing/stories/sampleTexts.ts";
import { Disclosure } from "./Disclosure.tsx";

const meta = {
  component: Disclosure,
  args: { title: "Where is the serial number?", children: paragraph },
} satisfies Meta<typeof Disclosure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { open: true } };

export const LongTextWithIcon: Story = { args: { title: longTitle, icon: "help" } };
