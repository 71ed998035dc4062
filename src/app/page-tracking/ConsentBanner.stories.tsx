import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { ConsentBanner } from "./ConsentBanner.tsx";

const meta = {
  component: ConsentBanner,
  args: { country: "DE", isRequested: false },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ConsentBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Unasked: Story = {
  name: "Unasked, leaves the focus where it is",
  play: ({ canvas }) => expect(canvas.getByRole("region")).not.toHaveFocus(),
};

export const Requested: Story = {
  name: "Requested by the visitor, takes the focus",
  args: { isRequested: true },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole("region")).toHaveFocus()),
};
