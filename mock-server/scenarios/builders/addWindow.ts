import type { RoomType, WindowTitle } from "#generated/registration.ts";
import { windowTitles } from "#rules/windowTypes.ts";
import type { AccountRecord, WindowRecord } from "#world/records.ts";
import { findInstallerLogo, getWindowImages } from "#world/windows.ts";
import { findSalutation } from "./addAccount.ts";
import { findWorkday, pickCyclically, type Seeder } from "./seeder.ts";

const rooms: readonly RoomType[] = [
  "BEDROOM",
  "BATHROOM",
  "LIVING_ROOM",
  "KITCHEN",
  "CHILDREN_ROOM",
  "OFFICE",
  "LOFT",
  "CORRIDOR",
  "GUEST_BATHROOM",
  "HOBBY_ROOM",
  "STAIRWAY",
];

/**
 * Adds a registered window. Its type depends on the number of existing windows. So do day, room, address and installer, unless
 * they come from its project.
 */
export function addWindow(seeder: Seeder, account: AccountRecord, projectId: string | null): WindowRecord {
  const { world, country, daysAgo, dayFromNow, getDay } = seeder;
  const index = world.windows.length;
  const project = world.projects.find(({ id }) => id === projectId);
  const request = world.requests.findLast((it) => it.projectId === projectId);
  const [typeCode, title] = pickCyclically(Object.entries(windowTitles), index);
  const room = project?.spaceType ?? pickCyclically(rooms, index);
  const installer = world.installers.find(({ installerId }) => installerId === project?.installerId);
  const installerName = installer?.name ?? pickCyclically(country.installers, index).name;
  const installationDate =
    request?.installationEndDate ??
    (project ? findWorkday(getDay(project.createdAt), 1) : findWorkday(dayFromNow(-30 - index * 11), -1));
  const afternoon = `${installationDate}T15:00:00.000Z`;
  const later = daysAgo(20 + index * 11);
  const window: WindowRecord = {
    id: world.nextId("window"),
    accountId: account.id,
    projectId,
    key: `${typeCode} ${pickCyclically(["M06", "M08", "C04", "S06"], index)}`,
    serialNumber: `TG${String(26_104_000 + index * 137)}`,
    installationDate,
    title,
    ...getWindowImages(title),
    room,
    notes: pickNote(seeder, room, title),
    installerName,
    installerLogo: findInstallerLogo(world, installerName),
    invoicePath: null,
    invoiceFilename: null,
    productDatasheet: `/files/datasheets/${typeCode.toLowerCase()}.pdf`,
    createdAt: later > afternoon ? later : afternoon,
    owner: createOwner(seeder, account, project ? world.projects.indexOf(project) : index),
  };
  world.windows.push(window);
  return window;
}

/** A note that fits the room and the kind of window. */
function pickNote({ content }: Seeder, room: RoomType, title: WindowTitle): string {
  const { bed, remote, blind, smooth } = content.windowNotes;
  if (room === "BEDROOM") return bed;
  if (/ELECTRIC|SOLAR/.test(title)) return remote;
  return title === "FIXED" ? blind : smooth;
}

function createOwner(
  seeder: Seeder,
  account: AccountRecord,
  index: number,
): NonNullable<WindowRecord["owner"]> {
  const { country } = seeder;
  const { street, houseNumber, postCode, city, county } = pickCyclically(country.addresses, index);
  return {
    salutation: findSalutation(seeder, account.firstName),
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    phone: pickCyclically(country.phoneNumbers, index),
    street,
    houseNumber,
    postCode,
    city,
    county: county ?? null,
    acceptedMarketing: account.acceptedMarketing,
  };
}
