import type { Meta, StoryObj } from "@storybook/react-vite";
import { countryFacts } from "#schema/countries.ts";
import { formatPostalAddress } from "./formatPostalAddress.tsx";

const address = {
  street: "Mönckebergstraße",
  houseNumber: "7a",
  postCode: "20095",
  city: "Hamburg",
  county: null,
};

const meta = { title: "forms/person/Postal address" } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { render: () => <p>{formatPostalAddress(address, countryFacts.DE)}</p> };

export const British: Story = {
  render: () => <p>{formatPostalAddress({ ...address, county: "Kent" }, countryFacts.GB)}</p>,
};
