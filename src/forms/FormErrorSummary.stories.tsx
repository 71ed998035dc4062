import type { Meta, StoryObj } from "@storybook/react-vite";
import { sentence } from "../testing/stories/sampleTexts.ts";
import { FormErrorSummary } from "./FormErrorSummary.tsx";
import { personLabels } from "./person/personLabels.ts";

const meta = {
  component: FormErrorSummary,
  args: { idPrefix: "person-", labels: personLabels, focusKey: 1 },
} satisfies Meta<typeof FormErrorSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneError: Story = { args: { errors: { email: { rule: "email" } } } };

export const SeveralErrors: Story = {
  args: {
    errors: {
      firstName: { rule: "required" },
      lastName: { rule: "tooLong", maxLength: 100 },
      email: { rule: "email" },
      phone: { rule: "phone" },
      postCode: { rule: "postCode" },
      city: { text: sentence },
    },
  },
};

/** On fields of a person, because the summary needs labels. */
export const ErrorsOfWindows: Story = {
  args: {
    errors: {
      street: { rule: "dateForm" },
      houseNumber: { rule: "dateInFuture" },
      postCode: { text: sentence },
      city: { rule: "serialNumber" },
      county: { rule: "serialNumberTwice" },
    },
  },
};
