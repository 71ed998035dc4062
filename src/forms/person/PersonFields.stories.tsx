import type { Meta, StoryObj } from "@storybook/react-vite";
import { sentence } from "#testing/stories/sampleTexts.ts";
import { noFieldErrors } from "../rules/fieldErrors.ts";
import { PersonFields } from "./PersonFields.tsx";

const person = {
  salutation: "MRS",
  firstName: "Ada",
  lastName: "Berg",
  company: "Berg Design",
  email: "ada@example.org",
  phone: "+49 40 7654321",
  street: "Mönckebergstraße",
  houseNumber: "7a",
  postCode: "20095",
  city: "Hamburg",
  county: null,
  acceptedMarketing: true,
};

const meta = {
  component: PersonFields,
  args: { idPrefix: "person-", values: {}, errors: noFieldErrors },
  // The fields suspend.
  play: async ({ canvas }) => {
    await canvas.findByRole("checkbox");
  },
} satisfies Meta<typeof PersonFields>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const DetailedAndFilled: Story = { args: { values: person, detailed: true } };

export const Invalid: Story = {
  args: {
    values: person,
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
