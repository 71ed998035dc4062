import { beforeEach, describe, expect, it } from "vitest";
import type { Country, CustomerInput } from "../../../generated/mainApi.ts";
import { countrySeeds } from "../../../seeds/countries/countrySeeds.ts";
import { findRequest } from "../../../testing/findRecords.ts";
import { createClient } from "../../../testing/serviceClient.ts";
import { createStandingWorld } from "../../../testing/worlds.ts";
import type { World } from "../../../world/world.ts";

const document = `mutation ($id: ID!, $customer: CustomerInput!) {
  updateCustomer(requestId: $id, customer: $customer) { id customer { firstName postCode phone company tenancy } }
}`;

const customer: CustomerInput = {
  salutation: "MRS",
  firstName: "Klara",
  lastName: "Sommer",
  email: "klara@home.example",
  phone: "+49 30 23125 001",
  alternatePhone: null,
  company: "Sommer GmbH",
  postCode: "10115",
  city: "Berlin",
  street: "Invalidenstraße",
  houseNumber: "1",
  county: null,
  tenancy: "TENANT",
  acceptedMarketing: true,
};

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

const update = async (changes: Partial<CustomerInput> = {}, inWorld = world) =>
  await createClient(inWorld, "clara").main(document, {
    id: findRequest(inWorld, "clara").id,
    customer: { ...customer, ...changes },
  });

describe("updateCustomer", () => {
  it("updates the customer and returns the request", { tags: ["R7.21", "R1.6"] }, async () => {
    const { id, customer: before } = findRequest(world, "clara");
    expect((await update()).data).toEqual({
      updateCustomer: {
        id,
        customer: {
          firstName: "Klara",
          postCode: "10115",
          phone: "+49 30 23125 001",
          company: "Sommer GmbH",
          tenancy: "TENANT",
        },
      },
    });
    expect(findRequest(world, "clara").customer).toEqual({ ...customer, id: before.id });
    const result = await createClient(world, "clara").main(
      "query ($id: ID!) { showRequest(id: $id) { customer { lastName email } } }",
      { id },
    );
    expect(result.data).toEqual({
      showRequest: { customer: { lastName: "Sommer", email: "klara@home.example" } },
    });
  });

  it("clears fields that are null", async () => {
    await update({ phone: null, company: null });
    expect(findRequest(world, "clara").customer).toMatchObject({ phone: null, company: null });
  });

  const countries: Country[] = ["AT", "CH", "DE", "DK", "GB", "IE", "NO", "SE"];

  it.each(countries)("accepts addresses and phone numbers of %s in that country", async (country) => {
    const [address] = countrySeeds[country].addresses;
    const [phone] = countrySeeds[country].phoneNumbers;
    expect((await update({ ...address, phone: phone ?? null }, createStandingWorld(country))).errors).toEqual(
      [],
    );
  });

  it("rejects a post code of another country", async () => {
    expect((await update({ postCode: "SW1A 1AA" })).fields).toEqual(["customer.postCode"]);
    expect((await update({}, createStandingWorld("SE"))).fields).toEqual(["customer.postCode"]);
  });
});
