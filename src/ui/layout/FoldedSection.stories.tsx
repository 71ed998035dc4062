import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "./Card.tsx";
import { FoldedSection } from "./FoldedSection.tsx";

const meta = {
  component: FoldedSection,
  args: { id: "details", title: "Your details", summary: "Ada Berg", children: "Mönckebergstraße 7a" },
  render: (args) => (
    <Card padding="inline">
      <FoldedSection {...args} />
      <FoldedSection title="Your installer" summary="No installer has been chosen yet." />
    </Card>
  ),
} satisfies Meta<typeof FoldedSection>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  name: "Opened by a press on its heading",
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Mönckebergstraße 7a")).not.toBeVisible();
    await userEvent.click(canvas.getByRole("heading", { name: "Your details" }));
    await expect(canvas.getByText("Mönckebergstraße 7a")).toBeVisible();
  },
};

export const Printed: Story = {
  name: "Open on paper, and closed again afterwards",
  play: async ({ canvas }) => {
    dispatchEvent(new Event("beforeprint"));
    await expect(canvas.getByText("Mönckebergstraße 7a")).toBeVisible();
    dispatchEvent(new Event("afterprint"));
    await expect(canvas.getByText("Mönckebergstraße 7a")).not.toBeVisible();
  },
};
