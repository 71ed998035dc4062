import type { MutationRegisterWindowsWithOwnerArgs, WindowTitle } from "../generated/registration.ts";
import type { WindowProductInput } from "../rules/windowRules.ts";
import { getWindowTitle } from "../rules/windowTypes.ts";
import { type StoredFile, storeFile } from "./files.ts";
import type { RegistrationRecord, WindowRecord } from "./records.ts";
import type { World } from "./world.ts";

const registrationLifetimeMs = 30 * 86_400_000;

/** URLs of the images of a window. */
export function getWindowImages(title: WindowTitle): { imageUrl: string; gallery: string[] } {
  const name = title.toLowerCase().replaceAll("_", "-");
  return {
    imageUrl: `/files/windows/${name}.svg`,
    gallery: ["open", "closed", "night"].map((view) => `/files/windows/${name}-${view}.svg`),
  };
}

/** The URL of the logo of the installer with this name; null if none is known. */
export function findInstallerLogo({ installers }: World, name: string | null | undefined): string | null {
  return installers.find((installer) => installer.name === name)?.logo ?? null;
}

/** The fields that an input may leave out and only later calls set. Without these nulls, mocks would fill them. */
const emptyWindow = {
  room: null,
  notes: null,
  installerName: null,
  invoicePath: null,
  invoiceFilename: null,
  productDatasheet: null,
};
const emptyOwner = { salutation: null, phone: null, houseNumber: null, county: null };

/** Registers a window; with `accountId` null it waits for somebody to claim it. */
export function registerWindow(
  world: World,
  product: WindowProductInput,
  {
    accountId,
    projectId = null,
    owner = null,
  }: {
    accountId: string | null;
    projectId?: string | null;
    owner?: MutationRegisterWindowsWithOwnerArgs["productOwner"] | null;
  },
): WindowRecord {
  const title = getWindowTitle(product.key) ?? "DEFAULT";
  const window: WindowRecord = {
    ...emptyWindow,
    ...product,
    id: world.nextId("window"),
    accountId,
    projectId,
    title,
    ...getWindowImages(title),
    installerLogo: findInstallerLogo(world, product.installerName),
    createdAt: world.clock.now().toISOString(),
    owner: owner && { ...emptyOwner, ...owner },
  };
  world.windows.push(window);
  return window;
}

/** Creates the registration by whose token an account can claim the windows. */
export function addRegistration(
  world: World,
  windows: readonly WindowRecord[],
  registeredBy: string,
): RegistrationRecord {
  const registration: RegistrationRecord = {
    token: world.nextId("registration"),
    windowIds: windows.map(({ id }) => id),
    registeredBy,
    expiresAt: new Date(world.clock.now().getTime() + registrationLifetimeMs).toISOString(),
    claimedBy: null,
  };
  world.registrations.push(registration);
  return registration;
}

const productFields = ["key", "serialNumber", "installationDate", "room", "notes", "installerName"] as const;

/** The unclaimed registration of the same windows by the same account: its response may have been lost. */
export function findSameRegistration(
  { registrations, windows }: World,
  products: readonly WindowProductInput[],
  accountId: string,
): RegistrationRecord | undefined {
  return registrations.find(({ windowIds, registeredBy, claimedBy }) => {
    if (registeredBy !== accountId || claimedBy !== null || windowIds.length !== products.length)
      return false;
    return products.every((product, index) => {
      const window = windows.find(({ id }) => id === windowIds[index]);
      return window && productFields.every((field) => (window[field] ?? null) === (product[field] ?? null));
    });
  });
}

/** Gives the windows of a registration to an account and returns them. */
export function claimRegistration(
  world: World,
  registration: RegistrationRecord,
  accountId: string,
): WindowRecord[] {
  registration.claimedBy = accountId;
  const windows = world.windows.filter(({ id }) => registration.windowIds.includes(id));
  for (const window of windows) window.accountId = accountId;
  return windows;
}

export function storeInvoice(world: World, window: WindowRecord, file: StoredFile): void {
  window.invoicePath = `files/invoices/${window.id}`;
  window.invoiceFilename = file.name;
  storeFile(world, window.invoicePath, file);
}

export function deleteInvoice(world: World, window: WindowRecord): void {
  if (window.invoicePath) world.files.delete(window.invoicePath);
  window.invoicePath = null;
  window.invoiceFilename = null;
}
