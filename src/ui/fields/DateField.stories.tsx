import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormattedDate } from "react-intl";
import { DateField } from "./DateField.tsx";

const day = "2026-03-14";

const meta = { component: DateField, args: { label: "Installed on" } } satisfies Meta<typeof DateField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const FormattedInLocale: Story = {
  args: {
    defaultValue: day,
    formattedDate: <FormattedDate value={day} dateStyle="full" timeZone="UTC" />,
  },
};

export const WithHint: Story = { args: { hint: "As in your invoice", optionalLabel: "optional" } };

export const Invalid: Story = { args: { error: "The day is in the future", defaultValue: day } };

export const Disabled: Story = { args: { defaultValue: day, disabled: true } };
