import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LoadingRegion } from "./LoadingRegion.tsx";
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

export const InLoadingRegion: Story = {
  args: { shape: "text" },
  render: (args) => (
    <LoadingRegion text="Your windows are loading.">
      <Skeleton {...args} />
    </LoadingRegion>
  ),
  play: ({ canvas }) => {
    expect(canvas.getByRole("status")).toHaveTextContent("Your windows are loading.");
  },
};
