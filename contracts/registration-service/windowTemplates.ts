import { MatchersV3 } from "@pact-foundation/pact";
import type { NewWindowFragment } from "../../src/api/generated/registration/graphql.ts";
import type { WindowListItem } from "../../src/features/window/registeredWindowsQuery.ts";
import type { WindowDetails } from "../../src/features/window/windowQuery.ts";
import { oneOf, oneOfOrNull } from "../matching/enumerations.ts";
import type { Template } from "../matching/template.ts";
import { date, dateOrNull, dateTime, text, textOrNull } from "../matching/values.ts";

const { eachLike } = MatchersV3;

const owner: Template<NonNullable<WindowDetails["owner"]>> = {
  salutation: oneOfOrNull("Salutation", "MR"),
  firstName: text("Dario"),
  lastName: text("Rossi"),
  email: text("dario@home.example"),
  phone: textOrNull("+49 30 23125 001"),
  street: text("Lindenweg"),
  houseNumber: textOrNull("12 a"),
  postCode: text("10115"),
  city: text("Berlin"),
  county: textOrNull("Kent"),
};

/** A window with its owner. */
export const ownedWindow: Template<WindowDetails> = {
  id: text("window-1"),
  projectId: textOrNull("project-1"),
  key: text("TGS M06"),
  serialNumber: text("TG26104000"),
  installationDate: dateOrNull("2026-02-07"),
  title: oneOf("WindowTitle", "DEFAULT"),
  imageUrl: textOrNull("/files/windows/default.svg"),
  gallery: eachLike(text("/files/windows/default-open.svg")),
  room: oneOfOrNull("RoomType", "BEDROOM"),
  notes: textOrNull("Squeaks in winter."),
  installerName: textOrNull("Dach & Licht"),
  installerLogo: textOrNull("/files/logos/installer.svg"),
  invoiceFilename: textOrNull("invoice.pdf"),
  productDatasheet: textOrNull("/files/datasheets/tgs.pdf"),
  createdAt: dateTime("2026-02-17T14:05:00Z"),
  owner,
};

/** A window of which only is known what is known of each. */
export const bareWindow: Template<WindowDetails> = {
  ...ownedWindow,
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

/** An entry of a list of windows. */
export const listedWindow: Template<WindowListItem> = {
  id: text("window-1"),
  title: oneOf("WindowTitle", "DEFAULT"),
  imageUrl: textOrNull("/files/windows/default.svg"),
  room: oneOfOrNull("RoomType", "BEDROOM"),
  installationDate: date("2026-02-07"),
  createdAt: dateTime("2026-02-17T14:05:00Z"),
};

/** A window that was just registered. */
export const newWindow: Template<NewWindowFragment> = {
  id: text("window-1"),
  title: oneOf("WindowTitle", "DEFAULT"),
  key: text("TGS M06"),
  serialNumber: text("TG99000001"),
  imageUrl: textOrNull("/files/windows/default.svg"),
  room: oneOfOrNull("RoomType", "BEDROOM"),
};
