import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "./Skeleton.tsx";

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Block: Story = {
  render: (args) => (
    <div style={{ display: "grid", blockSize: "6rem" }}>
      <Skeleton {...args} />
    </div>
  ),
};

export const LineOfText: Story = {
  args: { shape: "text" },
  render: (args) => (
    <div style={{ display: "grid" }}>
      <Skeleton {...args} />
    </div>
  ),
};
