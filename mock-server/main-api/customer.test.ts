import { beforeEach, describe, expect, it } from "vitest";
import type { Country, CustomerInput } from "../generated/mainApi.ts";
import { callerIn } from "../testing/caller.ts";
import { requestOf } from "../testing/records.ts";
import { freshWorld } from "../testing/worlds.ts";
import { countrySeeds } from "../world/countries/countrySeeds.ts";
import type { World } from "../world/world.ts";

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
  world = freshWorld();
});

const update = async (changes: Partial<CustomerInput> = {}, of = world) =>
  await callerIn(of, "clara").main(document, {
    id: requestOf(of, "clara").id,
    customer: { ...customer, ...changes },
  });

describe("updateCustomer", () => {
  it("changes the customer and answers with the request [R7.21] [R1.6]", async () => {
    const { id, customer: before } = requestOf(world, "clara");
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
    expect(requestOf(world, "clara").customer).toEqual({ ...customer, id: before.id });
    const shown = await callerIn(world, "clara").main(
      "query ($id: ID!) { showRequest(id: $id) { customer { lastName email } } }",
      { id },
    );
    expect(shown.data).toEqual({
      showRequest: { customer: { lastName: "Sommer", email: "klara@home.example" } },
    });
  });

  it("changes this request alone", async () => {
    const annas = structuredClone(requestOf(world, "anna").customer);
    await update();
    expect(requestOf(world, "anna").customer).toEqual(annas);
  });

  it("empties what is sent as null", async () => {
    await update({ phone: null, company: null });
    expect(requestOf(world, "clara").customer).toMatchObject({ phone: null, company: null });
  });

  it("names every wrong field, each in an error of its own, and changes nothing", async () => {
    const before = structuredClone(requestOf(world, "clara").customer);
    const answer = await update({
      firstName: " ",
      lastName: "x".repeat(101),
      street: "",
      city: "",
      email: "nobody",
      postCode: "1011",
      phone: "12",
      alternatePhone: "+49 1",
    });
    expect(answer.fields).toEqual([
      "customer.firstName",
      "customer.lastName",
      "customer.street",
      "customer.city",
      "customer.email",
      "customer.postCode",
      "customer.phone",
      "customer.alternatePhone",
    ]);
    expect(new Set(answer.codes)).toEqual(new Set(["VALIDATION_FAILED"]));
    expect(answer.errors.every(({ message }) => message.endsWith("."))).toBe(true);
    expect(answer.data).toBeNull();
    expect(requestOf(world, "clara").customer).toEqual(before);
  });

  const countries: Country[] = ["AT", "CH", "DE", "DK", "GB", "IE", "NO", "SE"];

  it.each(countries)("takes addresses and phone numbers of %s in that country", async (country) => {
    const [address] = countrySeeds[country].addresses;
    const [phone] = countrySeeds[country].phoneNumbers;
    expect((await update({ ...address, phone: phone ?? null }, freshWorld(country))).errors).toEqual([]);
  });

  it("takes no post code of another country", async () => {
    expect((await update({ postCode: "SW1A 1AA" })).fields).toEqual(["customer.postCode"]);
    expect((await update({}, freshWorld("SE"))).fields).toEqual(["customer.postCode"]);
  });
});
