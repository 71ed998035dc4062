import { createMemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { readDraftText, writeDraftText } from "../features/window-registration/draftStorage.ts";
import { createQueryClient } from "./queryClient.ts";
import { leaveSession } from "./sessionEnd.ts";

afterEach(() => localStorage.clear());

it("keeps drafts where a visitor who was not signed in meets a refusal: nobody signed out", async () => {
  writeDraftText("half a window");
  await leaveSession(createQueryClient(), createMemoryRouter([{ path: "/" }]));
  expect(readDraftText()).toBe("half a window");
});
