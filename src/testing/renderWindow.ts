import { screen } from "@testing-library/react";
import type { WindowDetailsFragment } from "../api/generated/registration/graphql.ts";
import type { Answers } from "./fakeService.ts";
import { renderPortal } from "./renderPortal.tsx";
import { customerAnswers } from "./sampleData.ts";
import { sampleWindow } from "./sampleWindow.ts";
import { rememberSignIn } from "./signedIn.ts";

/** Mounts the portal at the screen of a window, signed in, and waits until the window is there. */
export async function renderWindow(answers: Answers, changes: Partial<WindowDetailsFragment> = {}) {
  rememberSignIn();
  const portal = await renderPortal("/window/window-1", {
    ...customerAnswers,
    RegisteredWindowById: () => ({ registeredWindowById: sampleWindow(changes) }),
    ...answers,
  });
  await screen.findByRole("heading", { name: "Solar roof window" });
  return portal;
}
