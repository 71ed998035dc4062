import type { Meta, StoryObj } from "@storybook/react-vite";
import { LimitedList } from "./LimitedList.tsx";

const meta = {
  component: LimitedList<number>,
  args: {
    items: Array.from({ length: 150 }, (_, index) => index + 1),
    children: (items) => (
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof LimitedList<number>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Long: Story = {};
