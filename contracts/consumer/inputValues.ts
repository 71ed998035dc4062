import type { CustomerInput } from "#features/project/customer/customerParts.ts";
import type { ProductOwnerInput } from "#features/windows/registration/validateRegistration.ts";
import { maxInstallerNameLength, maxNotesLength } from "#features/windows/textLimits.ts";
import { fromState } from "../pact/stateValues.ts";
import { draw } from "./draw.ts";
import { readSdlEnum } from "./matching/enumValues.ts";

/** Texts that people type and that services lose or misread. `contracts/coverage` demands each kind. */
const texts = ["O'NEILL", "Ann-Lis + Ben", '"Toni" & <Wolf>', "Ł", "Zoë 🏡"];

/** A text of each kind, and the longest text that browsers permit. Its letters of two bytes reveal a limit in bytes. */
function createTexts(maxLength: number): string[] {
  return [...texts, "Große Ähre".padEnd(maxLength, "ß")];
}

/** A text of this length with several lines, of which each is of another kind. */
export function createLongText(length: number): string {
  return [...texts, "  100 % dicht \\"].join("\n").padEnd(length, "ß");
}

/**
 * Post code and phone numbers of each country; the second one is a mobile number if the country distinguishes these. The post codes
 * of GB and IE are of London and Dublin, whose shapes many patterns forget.
 */
const localContacts = {
  DE: { postCode: "01067", phone: "+493023125001", alternatePhone: "+491713920017" },
  AT: { postCode: "4020", phone: "+43316000513", alternatePhone: "+436640005114" },
  CH: { postCode: "1205", phone: "+41440001237", alternatePhone: "+41790001124" },
  DK: { postCode: "8000", phone: "+4583001124", alternatePhone: "+4584001237" },
  GB: { postCode: "EC1A 1BB", phone: "+442079460114", alternatePhone: "+447400123456" },
  NO: { postCode: "0150", phone: "+4727001124", alternatePhone: "+4740001124" },
  SE: { postCode: "413 04", phone: "+46846500414", alternatePhone: "+46701740612" },
  IE: { postCode: "D6W XH75", phone: "+353209101124", alternatePhone: "+353850001124" },
} as const;

/** A person of each country, as the forms send one. Phone numbers are without blanks, which a service may drop. */
const people = draw({
  country: Object.keys(localContacts) as (keyof typeof localContacts)[],
  salutation: [...readSdlEnum("Salutation"), null],
  firstName: createTexts(100),
  lastName: createTexts(100),
  // A service may store capitals as small letters.
  email: [
    "clara+portal@sun-home.example",
    "d'arcy_2@home.example",
    `${"c".repeat(64)}@${"h".repeat(27)}.example`,
  ],
  hasPhones: [true, true, false],
  company: [...createTexts(100), null],
  city: createTexts(100),
  street: createTexts(100),
  houseNumber: [...createTexts(40), null],
  county: [null, ...createTexts(100)],
  tenancy: [...readSdlEnum("Tenancy"), null],
  acceptedMarketing: [true, false],
});

function createCustomer({ country, hasPhones, ...person }: (typeof people)[number]) {
  const { postCode, phone, alternatePhone } = localContacts[country];
  const phones = hasPhones ? { phone, alternatePhone } : { phone: null, alternatePhone: null };
  return { ...person, postCode, ...phones } satisfies CustomerInput;
}

function createOwner(person: (typeof people)[number]) {
  const { company: _, tenancy: _2, alternatePhone: _3, ...owner } = createCustomer(person);
  return owner satisfies ProductOwnerInput;
}

export const drawnCustomers = people.map((person) => ({
  country: person.country,
  customer: createCustomer(person),
}));

/** An owner other than the customer who registers the windows, in each country with registration. */
export const drawnOwners = people
  .filter(({ country }) => country !== "IE")
  .map((person) => ({ country: person.country, owner: createOwner(person) }));

/** A person in Germany. All data differ from those of the personas. */
export const customerInput = createCustomer(people[0]);
export const ownerInput = createOwner(people[0]);

/** Windows as the registration form sends them, of types that each service knows. */
export const drawnWindows = draw({
  key: ["TGS M06", "TGE M08"],
  installationDate: [fromState("today"), "2024-02-29", "1970-01-01"],
  room: [...readSdlEnum("RoomType"), null],
  installerName: [...createTexts(maxInstallerNameLength), null],
  notes: [...texts, createLongText(maxNotesLength), null],
}).map((window, index) => ({
  ...window,
  serialNumber: index % 2 === 0 ? `TG99${index}`.padEnd(20, "0") : `0099${String(index).padStart(2, "0")}`,
}));
