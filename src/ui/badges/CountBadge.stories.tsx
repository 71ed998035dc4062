import type { Meta, StoryObj } from "@storybook/react-vite";
import { CountBadge } from "./CountBadge.tsx";

const meta = { component: CountBadge } satisfies Meta<typeof CountBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { icon: "window", count: 2, label: "2 windows" } };

export const Emphasis: Story = {
  args: { icon: "bell", count: 3, label: "3 unread notifications", emphasis: true },
};

export const Zero: Story = { args: { icon: "file", count: 0, label: "0 files" } };

export const LargeNumber: Story = { args: { icon: "file", count: 12_345, label: "12345 files" } };
