import { MatchersV3 } from "@pact-foundation/pact";
import { repeatFromState } from "#contracts/pact/stateValues.ts";
import type { ClaimedWindow } from "#features/windows/claim/useClaimRegisteredWindows.ts";
import type { WindowDetails } from "#features/windows/details/windowQuery.ts";
import type { WindowListItem } from "#features/windows/list/registeredWindowsQuery.ts";
import type { RegisteredWindowsQuery } from "#features/windows/list/windows.generated.ts";
import type { NewWindowFragment } from "#features/windows/registration/registration.generated.ts";
import type {
  ProductOwnerInput,
  WindowProductInput,
} from "#features/windows/registration/validateRegistration.ts";
import { enumValue, enumValueOrNull } from "../matching/enumValues.ts";
import type { Template } from "../matching/template.ts";
import {
  createEqual,
  date,
  dateOrNull,
  dateTime,
  linkUrl,
  linkUrlOrNull,
  objectOrNull,
  stringOrNull,
  text,
} from "../matching/values.ts";

const { eachLike, equal } = MatchersV3;

/** A page of the list, with the field that tells the portal whether another page follows. */
export function createWindowsPage(
  items: Template<NonNullable<RegisteredWindowsQuery["registeredWindows"]>["items"]>,
  hasNextPage: Template<boolean> = false,
): Template<RegisteredWindowsQuery> {
  return { registeredWindows: { items, hasNextPage } };
}

const owner = {
  salutation: enumValueOrNull("Salutation"),
  firstName: repeatFromState("firstName"),
  lastName: repeatFromState("lastName"),
  email: repeatFromState("email"),
  phone: stringOrNull("+49 30 23125 001"),
  street: text("Lindenweg"),
  houseNumber: stringOrNull("12 a"),
  postCode: text("10115"),
  city: text("Berlin"),
  county: stringOrNull("Kent"),
} satisfies Template<NonNullable<WindowDetails["owner"]>>;

export const windowWithOwner = {
  id: repeatFromState("windowId"),
  projectId: stringOrNull("project-1"),
  key: text("TGS M06"),
  serialNumber: text("TG26104000"),
  installationDate: dateOrNull("2026-02-07"),
  title: enumValue("WindowTitle"),
  imageUrl: linkUrlOrNull("/files/windows/default.svg"),
  gallery: eachLike(linkUrl("/files/windows/default-open.svg")),
  room: enumValueOrNull("RoomType"),
  notes: stringOrNull("Squeaks in winter."),
  installerName: stringOrNull("Dach & Licht"),
  installerLogo: linkUrlOrNull("/files/logos/installer.svg"),
  invoiceFilename: stringOrNull("invoice.pdf"),
  productDatasheet: linkUrlOrNull("/files/datasheets/tgs.pdf"),
  createdAt: dateTime("2026-02-17T14:05:00Z"),
  owner,
} satisfies Template<WindowDetails>;

/** A window with all fields but a project. */
export const completeWindow: Template<WindowDetails> = {
  ...windowWithOwner,
  installationDate: date("2026-02-07"),
  imageUrl: linkUrl("/files/windows/default.svg"),
  room: enumValue("RoomType"),
  notes: text("Squeaks in winter."),
  installerName: text("Dach & Licht"),
  installerLogo: linkUrl("/files/logos/installer.svg"),
  invoiceFilename: text("invoice.pdf"),
  productDatasheet: linkUrl("/files/datasheets/tgs.pdf"),
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
  id: text("window-1"),
  title: enumValue("WindowTitle"),
  serialNumber: text("TG26104000"),
  imageUrl: linkUrlOrNull("/files/windows/default.svg"),
  room: enumValueOrNull("RoomType"),
  installationDate: dateOrNull("2026-02-07"),
  createdAt: dateTime("2026-02-17T14:05:00Z"),
};

/** The customer's two windows. */
export const bothWindows = (["windowId", "windowId2"] as const).map((name) => ({
  ...windowListItem,
  id: repeatFromState(name),
}));

export const claimedWindow: Template<ClaimedWindow> = {
  id: repeatFromState("claimableWindowId"),
  title: enumValue("WindowTitle"),
  serialNumber: text("TG26104000"),
  imageUrl: linkUrlOrNull("/files/windows/default.svg"),
  room: enumValueOrNull("RoomType"),
};

/** A window that was registered with this input, by its key, serial number and room. */
export function createNewWindow({
  key,
  serialNumber,
  room,
}: Pick<WindowProductInput, "key" | "serialNumber" | "room">): Template<NewWindowFragment> {
  return {
    id: text("window-1"),
    title: enumValue("WindowTitle"),
    key: equal(key),
    serialNumber: equal(serialNumber),
    imageUrl: linkUrlOrNull("/files/windows/default.svg"),
    room: room ? equal(room) : null,
  };
}

/** All details of that window, whoever owns it. */
export function createRegisteredWindow(input: WindowProductInput): Template<WindowDetails> & object {
  return { ...windowWithOwner, ...createEqual(input), invoiceFilename: null, owner: objectOrNull() };
}

/** The owner with whom windows were registered. */
export function createRegisteredOwner(input: ProductOwnerInput): Template<WindowDetails["owner"]> {
  const { acceptedMarketing: _, ...fields } = input;
  return { ...owner, ...createEqual(fields) };
}
