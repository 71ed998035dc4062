import type { Meta, StoryObj } from "@storybook/react-vite";
import { BackLink } from "./BackLink.tsx";

const meta = {
  component: BackLink,
  args: { to: "/elsewhere", children: "All projects" },
} satisfies Meta<typeof BackLink>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
