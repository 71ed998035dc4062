import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tag } from "../badges/Tag.tsx";
import { Stack } from "./Stack.tsx";

const meta = {
  component: Stack,
  args: {
    children: ["One", "Two", "Three"].map((text) => (
      <div key={text}>
        <Tag>{text}</Tag>
      </div>
    )),
  },
} satisfies Meta<typeof Stack>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Small: Story = { args: { gap: "small" } };

export const Large: Story = { args: { gap: "large" } };

export const Sections: Story = { args: { gap: "section" } };
