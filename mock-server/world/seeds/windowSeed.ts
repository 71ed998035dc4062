import type { ProductOwner, RoomType, WindowTitle } from "../../generated/registration.ts";
import { titleByTypeSign } from "../typeSigns.ts";
import type { AccountRecord, WindowRecord } from "../world.ts";
import { cycle, type Seeder } from "./seeder.ts";

const rooms: readonly RoomType[] = [
  "BEDROOM",
  "BATHROOM",
  "LIVING_ROOM",
  "KITCHEN",
  "CHILDREN_ROOM",
  "OFFICE",
];

/** Addresses of the pictures of a window. */
export function picturesOf(title: WindowTitle): { imageUrl: string; gallery: string[] } {
  const name = title.toLowerCase().replaceAll("_", "-");
  return {
    imageUrl: `/files/windows/${name}.svg`,
    gallery: ["open", "closed", "night"].map((view) => `/files/windows/${name}-${view}.svg`),
  };
}

/** Adds a registered window; its type, room and installer follow from how many there are already. */
export function addWindow(seeder: Seeder, account: AccountRecord, projectId: string | null): WindowRecord {
  const { world, country, content, daysAgo, dayFromNow } = seeder;
  const index = world.windows.length;
  const [letters, title] = cycle(Object.entries(titleByTypeSign), index);
  const window: WindowRecord = {
    id: world.nextId("window"),
    accountId: account.id,
    projectId,
    key: `${letters} ${cycle(["M06", "M08", "C04", "S06"], index)}`,
    serialNumber: `TG${String(26_104_000 + index * 137)}`,
    installationDate: dayFromNow(-30 - index * 11),
    title,
    ...picturesOf(title),
    room: cycle(rooms, index),
    notes: cycle(content.windowNotes, index),
    installerName: cycle(country.installers, index).name,
    installerLogo: null,
    invoicePath: null,
    invoiceFilename: null,
    productDatasheet: `/files/datasheets/${letters.toLowerCase()}.pdf`,
    createdAt: daysAgo(20 + index * 11),
    owner: ownerOf(seeder, account, index),
  };
  world.windows.push(window);
  return window;
}

function ownerOf({ country }: Seeder, account: AccountRecord, index: number): ProductOwner {
  const { street, houseNumber, postCode, city, county } = cycle(country.addresses, index);
  return {
    salutation: null,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    phone: cycle(country.phoneNumbers, index),
    street,
    houseNumber,
    postCode,
    city,
    county: county ?? null,
    acceptedMarketing: account.acceptedMarketing,
  };
}
