import type { WindowDetailsFragment } from "#features/windows/details/window.generated.ts";
import type { RegisteredWindowsQuery } from "#features/windows/list/windows.generated.ts";

/** A registered window of which everything is known, with what a test changes in it. */
export function createSampleWindow(changes: Partial<WindowDetailsFragment> = {}): WindowDetailsFragment {
  return {
    id: "window-1",
    projectId: "project-1",
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

/** A page of a list of windows. */
export function createWindowsPage(
  windows: Partial<WindowsPage["items"][number]>[],
  hasNextPage = false,
): RegisteredWindowsQuery {
  const { id, title, serialNumber, imageUrl, room, installationDate, createdAt } = createSampleWindow();
  const items = windows.map((window) => ({
    id,
    title,
    serialNumber,
    imageUrl,
    room,
    installationDate,
    createdAt,
    ...window,
  }));
  return { registeredWindows: { items, hasNextPage } };
}
