import type { CustomerInput } from "#api/generated/main.ts";

/** Customer data as the form sends it, in which everything differs from the data of the personas. */
export const customerInput = {
  salutation: "MRS",
  firstName: "Klara",
  lastName: "Sommer",
  email: "clara.sommer@home.example",
  // Without blanks, which a service may drop.
  phone: "+493023125001",
  alternatePhone: null,
  company: "Søren & <Klára> GmbH",
  postCode: "01067",
  city: "Dresden",
  street: "Dachweg",
  houseNumber: "7",
  county: null,
  tenancy: "TENANT",
  acceptedMarketing: true,
} as const satisfies CustomerInput;
