import { localContacts } from "#contracts/consumer/localContacts.ts";
import type { CustomerInput } from "#features/project/customer/customerFacts.ts";

/** Customer data as the form sends it, in which everything differs from the data of the personas. */
export const customerInput = {
  salutation: "MRS",
  firstName: "Klára-D'Arcy",
  lastName: "O'Sommer".padEnd(100, "ø"),
  email: "clara.sommer@home.example",
  // Phone numbers without blanks, which a service may drop.
  ...localContacts.DE,
  company: "Søren & <Klára> GmbH".padEnd(100, "ø"),
  city: "Dresden",
  street: "Rue de l'Été".padEnd(100, "é"),
  houseNumber: "12 a, Hinterhaus ø 3",
  county: null,
  tenancy: "TENANT",
  acceptedMarketing: true,
} as const satisfies CustomerInput;
