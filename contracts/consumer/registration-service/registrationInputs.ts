import type { ProductOwnerInput, WindowProductInput } from "#api/generated/registration.ts";
import { awkwardText } from "../matching/values.ts";

/** A window as the registration form sends it, with all fields. */
export const completeWindowInput = {
  key: "TGS M06",
  serialNumber: "TG99000001",
  installationDate: "2026-02-07",
  room: "BEDROOM",
  installerName: "Dach & Licht",
  notes: awkwardText,
} as const satisfies WindowProductInput;

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
  firstName: "Zoë",
  lastName: "Große-Łucas",
  email: "zoe@home.example",
  // Without blanks, which a service may drop.
  phone: "+493023125001",
  street: "Große Straße",
  houseNumber: "12 a",
  postCode: "01067",
  city: "Dresden",
  county: null,
  acceptedMarketing: false,
} as const satisfies ProductOwnerInput;
