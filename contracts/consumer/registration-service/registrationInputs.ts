import type { WindowProductInput } from "#features/windows/registration/validateRegistration.ts";
import { maxNotesLength } from "#features/windows/textLimits.ts";
import { createLongText } from "../inputValues.ts";
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
  notes: createLongText(maxNotesLength),
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
