import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTitle } from "#testing/stories/sampleTexts.ts";
import { Tag } from "./Tag.tsx";

const meta = { component: Tag, args: { children: "Premium" } } satisfies Meta<typeof Tag>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Accent: Story = { args: { tone: "accent" } };

export const WithIcon: Story = { args: { tone: "accent", icon: "star" } };

export const LongText: Story = { args: { icon: "medal", children: longTitle } };
