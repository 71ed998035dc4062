import type { WindowDetailsFragment } from "#features/windows/details/window.generated.ts";
import type { RegisteredWindowsQuery } from "#features/windows/list/windows.generated.ts";
import { createId, ids } from "#schema/createId.ts";

/** A registered window with all of its fields, and a test's changes. */
export function createSampleWindow(changes: Partial<WindowDetailsFragment> = {}): WindowDetailsFragment {
  return {
    id: ids.window,
    projectId: ids.project,
    key: "TGS M06",
    serialNumber: "TG26104000",
    installationDate: "2026-03-01",
    title: "SOLAR",
    imageUrl: "/files/windows/solar.svg",
    gallery: ["/files/windows/solar.svg", "/files/windows/solar-open.svg", "/files/windows/solar-night.svg"],
    room: "BEDROOM",
    notes: "The blind is sand.\nWashed by hand.",
    installerName: "Roof & Light",
    installerLogo: "/files/installers/1.svg",
    invoiceFilename: "invoice.pdf",
    productDatasheet: "/files/datasheets/tgs.pdf",
    createdAt: "2026-03-14T09:00:00.000Z",
    owner: {
      salutation: "MRS",
      firstName: "Ada",
      lastName: "Berg",
      email: "ada@example.org",
      phone: "+49 40 7654321",
      street: "Mönckebergstraße",
      houseNumber: "7a",
      postCode: "20095",
      city: "Hamburg",
      county: null,
    },
    ...changes,
  };
}

type WindowsPage = NonNullable<RegisteredWindowsQuery["registeredWindows"]>;

/** A page of a list of windows, which have the ids 1, 2, … of their kind. */
export function createWindowsPage(
  windows: Partial<WindowsPage["items"][number]>[],
  hasNextPage = false,
): RegisteredWindowsQuery {
  const { title, serialNumber, imageUrl, room, installationDate, createdAt } = createSampleWindow();
  const items = windows.map((window, index) => ({
    id: createId("window", index + 1),
    title,
    serialNumber,
    imageUrl,
    room,
    installationDate,
    createdAt,
    ...window,
  }));
  return { registeredWindows: { items, ...createPageEnd(hasNextPage) } };
}

/** Whether another page follows, in the fields of several services: a response may have more fields than the selection. */
export const createPageEnd = (hasNextPage: boolean) => ({ hasNextPage, pageInfo: { hasNextPage } });
