import { MatchersV3 } from "@pact-foundation/pact";
import type { WindowDetails } from "../../../src/features/windows/details/windowQuery.ts";
import type { WindowListItem } from "../../../src/features/windows/list/registeredWindowsQuery.ts";
import type { NewWindowFragment } from "../../../src/features/windows/registration/registerWindows.generated.ts";
import { enumValue, enumValueOrNull } from "../matching/enumValues.ts";
import type { Template } from "../matching/template.ts";
import { date, dateOrNull, dateTime, stringOrNull } from "../matching/values.ts";

const { eachLike, string } = MatchersV3;

const owner: Template<NonNullable<WindowDetails["owner"]>> = {
  salutation: enumValueOrNull("Salutation", "MR"),
  firstName: string("Dario"),
  lastName: string("Rossi"),
  email: string("dario@home.example"),
  phone: stringOrNull("+49 30 23125 001"),
  street: string("Lindenweg"),
  houseNumber: stringOrNull("12 a"),
  postCode: string("10115"),
  city: string("Berlin"),
  county: stringOrNull("Kent"),
};

export const windowWithOwner: Template<WindowDetails> = {
  id: string("window-1"),
  projectId: stringOrNull("project-1"),
  key: string("TGS M06"),
  serialNumber: string("TG26104000"),
  installationDate: dateOrNull("2026-02-07"),
  title: enumValue("WindowTitle", "DEFAULT"),
  imageUrl: stringOrNull("/files/windows/default.svg"),
  gallery: eachLike(string("/files/windows/default-open.svg")),
  room: enumValueOrNull("RoomType", "BEDROOM"),
  notes: stringOrNull("Squeaks in winter."),
  installerName: stringOrNull("Dach & Licht"),
  installerLogo: stringOrNull("/files/logos/installer.svg"),
  invoiceFilename: stringOrNull("invoice.pdf"),
  productDatasheet: stringOrNull("/files/datasheets/tgs.pdf"),
  createdAt: dateTime("2026-02-17T14:05:00Z"),
  owner,
};

/** A window without optional fields. */
export const minimalWindow: Template<WindowDetails> = {
  ...windowWithOwner,
  projectId: null,
  installationDate: null,
  imageUrl: null,
  gallery: [],
  room: null,
  notes: null,
  installerName: null,
  installerLogo: null,
  invoiceFilename: null,
  productDatasheet: null,
  owner: null,
};

export const windowListItem: Template<WindowListItem> = {
  id: string("window-1"),
  title: enumValue("WindowTitle", "DEFAULT"),
  imageUrl: stringOrNull("/files/windows/default.svg"),
  room: enumValueOrNull("RoomType", "BEDROOM"),
  installationDate: date("2026-02-07"),
  createdAt: dateTime("2026-02-17T14:05:00Z"),
};

export const newWindow: Template<NewWindowFragment> = {
  id: string("window-1"),
  title: enumValue("WindowTitle", "DEFAULT"),
  key: string("TGS M06"),
  serialNumber: string("TG99000001"),
  imageUrl: stringOrNull("/files/windows/default.svg"),
  room: enumValueOrNull("RoomType", "BEDROOM"),
};
