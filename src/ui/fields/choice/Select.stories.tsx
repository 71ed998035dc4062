import type { Meta, StoryObj } from "@storybook/react-vite";
import { RoomOptions } from "#i18n/terms/RoomOptions.tsx";
import { longTitle } from "#testing/stories/sampleTexts.ts";
import { Select } from "./Select.tsx";

const meta = {
  component: Select,
  args: {
    label: "Size",
    children: (
      <>
        <option value="">Choose a size</option>
        <option value="M06">M06</option>
        <option value="S08">S08</option>
      </>
    ),
  },
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RoomsInLocale: Story = { args: { label: "Room", children: <RoomOptions /> } };

export const WithIcon: Story = { args: { icon: "globe" } };

export const QuietWithHiddenLabel: Story = { args: { icon: "globe", variant: "quiet", hideLabel: true } };

export const Optional: Story = { args: { hint: "As on the type plate", optionalLabel: "optional" } };

export const Invalid: Story = { args: { error: "Choose a size" } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = { args: { label: longTitle, children: <option>{longTitle}</option> } };
