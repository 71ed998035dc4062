import type {
  ProductOwnerInput,
  WindowProductInput,
} from "#features/windows/registration/validateRegistration.ts";
import { maxInstallerNameLength, maxNotesLength } from "#features/windows/textLimits.ts";
import { localContacts } from "../localContacts.ts";
import { awkwardText, createLongText } from "../matching/values.ts";
import { providerState } from "../providerState.ts";

/** A country in which windows cannot be registered. */
export const disabledState = providerState("countrySwitches", {
  country: "IE",
  persona: "clara",
  scenario: { windowRegistrationEnabled: false },
});

/** A window as the registration form sends it, with all fields. */
export const completeWindowInput = {
  key: "TGS M06",
  serialNumber: "TG99000001",
  installationDate: "2026-02-07",
  room: "BEDROOM",
  installerName: "Dach & Licht",
  notes: awkwardText,
} as const satisfies WindowProductInput;

/** The same with the longest texts. */
export const longestWindowInput = {
  ...completeWindowInput,
  installerName: completeWindowInput.installerName.padEnd(maxInstallerNameLength, "ß"),
  notes: createLongText(maxNotesLength),
};

/** Another window, without optional fields. */
export const minimalWindowInput = {
  key: "TGE M08",
  serialNumber: "0099000002",
  installationDate: "2026-02-07",
  room: null,
  installerName: null,
  notes: null,
} as const satisfies WindowProductInput;

/** Somebody else than the customer who registers the windows. */
export const ownerInput = {
  salutation: "MR",
  firstName: "Zoë D'Arcy",
  lastName: "O'Große-Łucas".padEnd(100, "ø"),
  email: "zoe@home.example",
  phone: localContacts.DE.phone,
  street: "Große Straße",
  houseNumber: "12 a",
  postCode: localContacts.DE.postCode,
  city: "Dresden",
  county: null,
  acceptedMarketing: false,
} as const satisfies ProductOwnerInput;
