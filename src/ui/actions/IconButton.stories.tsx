import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconButton } from "./IconButton.tsx";

const meta = {
  component: IconButton,
  args: { icon: "bell", label: "Notifications" },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithCount: Story = { args: { label: "3 notifications", count: 3 } };

export const WithLargeCount: Story = { args: { label: "120 notifications", count: 120 } };

export const Disabled: Story = { args: { icon: "trash", label: "Delete", disabled: true } };
