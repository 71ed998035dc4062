import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { countryFacts } from "#schema/countries.ts";
import { sentence } from "#testing/stories/sampleTexts.ts";
import { Stack } from "#ui/layout/Stack.tsx";
import { ConflictBanner } from "./ConflictBanner.tsx";
import { FormErrorSummary } from "./FormErrorSummary.tsx";
import { formatPostalAddress } from "./person/formatPostalAddress.tsx";
import { PersonFields } from "./person/PersonFields.tsx";
import { type PersonField, personLabels } from "./person/personLabels.ts";
import { RestoredDraft } from "./RestoredDraft.tsx";
import { type FieldErrors, noFieldErrors } from "./rules/fieldErrors.ts";

const address = {
  street: "Mönckebergstraße",
  houseNumber: "7a",
  postCode: "20095",
  city: "Hamburg",
  county: "",
};
const person = {
  ...address,
  salutation: "MRS",
  firstName: "Ada",
  lastName: "Berg",
  company: "Berg Design",
  email: "ada@example.org",
  phone: "+49 40 7654321",
  acceptedMarketing: "on",
};
const idPrefix = "person-";

const meta = {
  title: "forms/Form",
  args: { errors: noFieldErrors },
  // The fields suspend, so the test waits for them.
  play: async ({ canvas }) => {
    await canvas.findByRole("checkbox");
  },
  render: ({ errors }) => (
    <Stack>
      <FormErrorSummary idPrefix={idPrefix} labels={personLabels} focusKey={1} errors={errors} />
      <PersonFields idPrefix={idPrefix} form={{ texts: errors === noFieldErrors ? {} : person, errors }} />
    </Stack>
  ),
} satisfies Meta<{ errors: FieldErrors }>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

const allFields = Object.keys(personLabels) as PersonField[];

export const RestoredWithAllFields: Story = {
  render: () => (
    <Stack>
      <RestoredDraft draft={{ restored: "typed", isInterrupted: false }} action="save" onStartAnew={fn()} />
      <PersonFields idPrefix={idPrefix} form={{ texts: person, errors: noFieldErrors }} fields={allFields} />
      <p>{formatPostalAddress(address, countryFacts.DE)}</p>
      <p>{formatPostalAddress({ ...address, county: "Kent" }, countryFacts.GB)}</p>
    </Stack>
  ),
};

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

export const ChangedElsewhere: Story = {
  play: ({ canvas }) => expect(canvas.getByRole("alert")).toBeVisible(),
  render: () => (
    <ConflictBanner>
      <p>{sentence}</p>
    </ConflictBanner>
  ),
};
