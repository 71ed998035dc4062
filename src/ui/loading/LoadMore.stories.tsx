import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { LoadMore } from "./LoadMore.tsx";

const meta = {
  component: LoadMore,
  args: {
    page: 1,
    hasMore: true,
    busy: false,
    failed: false,
    onLoadMore: fn(),
    moreLabel: "Load more",
    retryLabel: "Try again",
    failedText: "The projects could not be loaded.",
    loadedText: "All projects are shown.",
  },
} satisfies Meta<typeof LoadMore>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Busy: Story = { args: { busy: true } };

export const Failed: Story = { args: { failed: true } };

export const NothingMore: Story = {
  args: { page: 2, hasMore: false },
  play: ({ canvas }) => {
    expect(canvas.getByRole("status")).toHaveTextContent("All projects are shown.");
  },
};
