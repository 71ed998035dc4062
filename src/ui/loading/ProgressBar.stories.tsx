import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = { component: ProgressBar, args: { label: "Sending" } } satisfies Meta<typeof ProgressBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Started: Story = { args: { value: 0.05 } };

export const Half: Story = { args: { value: 0.5 } };

export const Done: Story = { args: { value: 1 } };

export const Unknown: Story = { args: { value: undefined } };
