import { MatchersV3 } from "@pact-foundation/pact";
import type { WindowTitle } from "#api/generated/registration.ts";
import { repeatFromState } from "#contracts/pact/stateValues.ts";
import type { WindowDetails } from "#features/windows/details/windowQuery.ts";
import type { RegisteredWindowsQuery } from "#features/windows/list/windows.generated.ts";
import type { NewWindowFragment } from "#features/windows/registration/registration.generated.ts";
import type { WindowProductInput } from "#features/windows/registration/validateRegistration.ts";
import type { Part } from "../matching/completeData.ts";
import { enumValue } from "../matching/enumValues.ts";
import { date, linkUrl, text } from "../matching/values.ts";

const { equal } = MatchersV3;

/** A page of the list, with the field that tells the portal whether another page follows. */
export function createWindowsPage(
  items: Part<NonNullable<RegisteredWindowsQuery["registeredWindows"]>["items"]>,
  hasNextPage: Part<boolean> = false,
): Part<RegisteredWindowsQuery> {
  return { registeredWindows: { items, hasNextPage } };
}

export const windowWithOwner = {
  id: repeatFromState("windowId"),
  owner: {
    firstName: repeatFromState("firstName"),
    lastName: repeatFromState("lastName"),
    email: repeatFromState("email"),
  },
} satisfies Part<WindowDetails>;

/** A window with all fields but a project. */
export const completeWindow = {
  ...windowWithOwner,
  installationDate: date("2026-02-07"),
  imageUrl: linkUrl("/files/windows/default.svg"),
  room: enumValue("RoomType"),
  notes: text("Squeaks in winter."),
  installerName: text("Dach & Licht"),
  installerLogo: linkUrl("/files/logos/installer.svg"),
  invoiceFilename: text("invoice.pdf"),
  productDatasheet: linkUrl("/files/datasheets/tgs.pdf"),
} satisfies Part<WindowDetails>;

/** A window without optional fields. */
export const minimalWindow = {
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
} satisfies Part<WindowDetails>;

/** The customer's two windows. */
export const bothWindows = (["windowId", "windowId2"] as const).map((name) => ({
  id: repeatFromState(name),
}));

/** The variants of the windows that the tests register. The TGE opens by a motor. */
const titles: Record<string, WindowTitle> = { "TGS M06": "DEFAULT", "TGE M08": "ELECTRIC" };

/** A newly registered window has the key, serial number and room of its input, and the title of its type. */
export function createNewWindow({
  key,
  serialNumber,
  room,
}: Pick<WindowProductInput, "key" | "serialNumber" | "room">): Part<NewWindowFragment> & object {
  return {
    key: equal(key),
    serialNumber: equal(serialNumber),
    title: equal(titles[key] ?? "DEFAULT"),
    room: room ? equal(room) : null,
  };
}
