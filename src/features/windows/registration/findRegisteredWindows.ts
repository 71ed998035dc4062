import { hasKind } from "#api/errors.ts";
import { fetchWindow, type WindowDetails } from "../details/windowQuery.ts";
import { loadWindows } from "../list/registeredWindowsQuery.ts";
import { normalizeCode } from "./entry/windowRules.ts";
import type { WindowProductInput } from "./validateRegistration.ts";

/** Searches this many windows: new ones are among the newest. */
const newestCount = 100;

/** The customer's windows with all data of the products; undefined if one is missing. */
export async function findRegisteredWindows(
  windowProducts: readonly WindowProductInput[],
  projectId: string | undefined,
): Promise<WindowDetails[] | undefined> {
  const newest = await loadWindows(projectId, ({ length }) => length >= newestCount);
  // The list has no serial numbers, so this loads each window that may be one of them.
  const candidates = newest.filter(({ room, installationDate }) =>
    windowProducts.some(
      (product) => product.installationDate === installationDate && (product.room ?? null) === room,
    ),
  );
  return matchWindows(windowProducts, await Promise.all(candidates.map(({ id }) => fetchWindow(id))));
}

/** The windows of the products, in their order; undefined if one is missing. */
export function matchWindows(
  windowProducts: readonly WindowProductInput[],
  windows: readonly WindowDetails[],
): WindowDetails[] | undefined {
  const found = windowProducts.flatMap(
    (product) => windows.find((window) => isWindowOf(window, product)) ?? [],
  );
  return found.length === windowProducts.length ? found : undefined;
}

const codeFields = ["key", "serialNumber"] as const;
const comparedFields = ["installationDate", "room", "installerName", "notes"] as const;

/** Compares the codes in one spelling, since a service may spell them differently from the customer. */
function isWindowOf(window: WindowDetails, product: WindowProductInput): boolean {
  return (
    codeFields.every((field) => normalizeCode(window[field]) === normalizeCode(product[field])) &&
    comparedFields.every((field) => (window[field] || null) === (product[field] || null))
  );
}

/** Whether the service rejects windows only because of their serial numbers. */
export function isSerialNumberTaken(error: unknown): boolean {
  return hasKind(error, "explained") && error.errors.every(({ field }) => field?.endsWith(".serialNumber"));
}
