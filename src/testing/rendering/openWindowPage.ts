import { screen } from "@testing-library/react";
import type { WindowDetailsFragment } from "#features/windows/details/window.generated.ts";
import { storeTestCredentials } from "../identity/storeTestCredentials.ts";
import type { ResponseStubs } from "../network/fakeService.ts";
import { customerResponses } from "../samples/sampleProjects.ts";
import { createSampleWindow } from "../samples/sampleWindows.ts";
import { urls } from "../samples/urls.ts";
import { renderPortal } from "./renderPortal.tsx";

/** Mounts the portal at the screen of a window, signed in, and waits until the window is there. */
export async function openWindowPage(responses: ResponseStubs, changes: Partial<WindowDetailsFragment> = {}) {
  storeTestCredentials();
  const portal = await renderPortal(urls.window, {
    ...customerResponses,
    RegisteredWindowById: () => ({ registeredWindowById: createSampleWindow(changes) }),
    ...responses,
  });
  await screen.findByRole("heading", { name: "Solar roof window" });
  return portal;
}
