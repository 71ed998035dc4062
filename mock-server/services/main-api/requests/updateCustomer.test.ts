import { expect, it } from "vitest";
import type { CustomerInput } from "#generated/mainApi.ts";
import { findRequest } from "#testing/findRecords.ts";
import { createClient } from "#testing/serviceClient.ts";
import { createStandingWorld } from "#testing/worlds.ts";

const document = `mutation ($id: ID!, $customer: CustomerInput!) {
  updateCustomer(requestId: $id, customer: $customer) { id }
}`;

const customer: CustomerInput = {
  salutation: "MRS",
  firstName: "Klara",
  lastName: "Sommer",
  email: "klara@home.example",
  phone: null,
  alternatePhone: null,
  company: null,
  postCode: "10115",
  city: "Berlin",
  street: "Invalidenstraße",
  houseNumber: "1",
  county: null,
  tenancy: "TENANT",
  acceptedMarketing: true,
};

it("updateCustomer keeps the customer's id and clears fields that are null", {
  tags: ["R7.21", "R1.6"],
}, async () => {
  const world = createStandingWorld();
  const request = findRequest(world, "clara");
  const { id } = request.customer;
  const { data } = await createClient(world, "clara").main(document, { id: request.id, customer });
  expect(data).toEqual({ updateCustomer: { id: request.id } });
  expect(findRequest(world, "clara").customer).toEqual({ ...customer, id });
});

it("updateCustomer rejects a post code of another country", async () => {
  const world = createStandingWorld("SE");
  const { id } = findRequest(world, "clara");
  const { fields } = await createClient(world, "clara").main(document, { id, customer });
  expect(fields).toEqual(["customer.postCode"]);
});
