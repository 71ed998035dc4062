import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { NewWindowFragment } from "#features/windows/registration/registration.generated.ts";
import { createId } from "#schema/createId.ts";
import { storeTestCredentials } from "../identity/storeTestCredentials.ts";
import type { ResponseStubs } from "../network/fakeService.ts";
import { sendUploadsByFetch } from "../network/fakeUploads.ts";
import {
  createProjectsPage,
  createSampleProjectDetails,
  customerResponses,
} from "../samples/sampleProjects.ts";
import { urls } from "../samples/urls.ts";
import { renderPortal } from "./renderPortal.tsx";

/** Opens the registration form of windows for a signed-in customer and waits until it is shown. */
export async function openRegistrationForm(responses: ResponseStubs = {}, path = urls.windowRegistration) {
  storeTestCredentials();
  const project = createSampleProjectDetails(1, { activeRequest: null });
  const portal = await renderPortal(path, {
    ...customerResponses,
    ProjectDetails: () => createProjectsPage([project]),
    ...responses,
  });
  sendUploadsByFetch();
  await screen.findByRole("heading", { level: 1, name: "Register your windows" });
  return portal;
}

/** Queries within the card of a window, counted from 1. */
export function getWindowCard(number: number) {
  const heading = screen.getByRole("heading", { name: `Window ${number}` });
  return within(heading.closest("section") ?? document.body);
}

/** Fills the required fields of a window. */
export async function fillWindow(
  user: UserEvent,
  number: number,
  serialNumber: string,
  key = "TGS M06",
): Promise<void> {
  const card = getWindowCard(number);
  await user.type(card.getByLabelText("Model code"), key);
  await user.type(card.getByLabelText("Serial number"), serialNumber);
  const date = card.getByLabelText("Installed on", { selector: "input" });
  await user.clear(date);
  await user.type(date, "2026-03-01");
}

/** A window in the response of a registration. */
export function createNewWindow(number: number, changes: Partial<NewWindowFragment> = {}): NewWindowFragment {
  return {
    id: createId("window", number),
    title: "DEFAULT",
    key: "TGS M06",
    serialNumber: `SN-w${number}`,
    imageUrl: null,
    room: null,
    ...changes,
  };
}
