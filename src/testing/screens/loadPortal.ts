import { vi } from "vitest";
import type { renderPortal } from "./renderPortal.tsx";

/** Renders the portal with fresh modules, as after a page load: some modules keep state until then. */
export async function loadPortal(...parameters: Parameters<typeof renderPortal>) {
  vi.resetModules();
  const portal = await import("./renderPortal.tsx");
  return portal.renderPortal(...parameters);
}
