import type { ProductOwner, RoomType } from "#generated/registration.ts";
import { windowTitles } from "#rules/windowTypes.ts";
import type { AccountRecord, WindowRecord } from "#world/records.ts";
import { findInstallerLogo, getWindowImages } from "#world/windows.ts";
import { findSalutation } from "./addAccount.ts";
import { pickCyclically, type Seeder } from "./seeder.ts";

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

/** Adds a registered window. Its type, room and installer depend on how many windows there are already. */
export function addWindow(seeder: Seeder, account: AccountRecord, projectId: string | null): WindowRecord {
  const { world, country, content, daysAgo, dayFromNow } = seeder;
  const index = world.windows.length;
  const [typeCode, title] = pickCyclically(Object.entries(windowTitles), index);
  const installerName = pickCyclically(country.installers, index).name;
  const window: WindowRecord = {
    id: world.nextId("window"),
    accountId: account.id,
    projectId,
    key: `${typeCode} ${pickCyclically(["M06", "M08", "C04", "S06"], index)}`,
    serialNumber: `TG${String(26_104_000 + index * 137)}`,
    installationDate: dayFromNow(-30 - index * 11),
    title,
    ...getWindowImages(title),
    room: pickCyclically(rooms, index),
    notes: pickCyclically(content.windowNotes, index),
    installerName,
    installerLogo: findInstallerLogo(world, installerName),
    invoicePath: null,
    invoiceFilename: null,
    productDatasheet: `/files/datasheets/${typeCode.toLowerCase()}.pdf`,
    createdAt: daysAgo(20 + index * 11),
    owner: createOwner(seeder, account, index),
  };
  world.windows.push(window);
  return window;
}

function createOwner(seeder: Seeder, account: AccountRecord, index: number): ProductOwner {
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
