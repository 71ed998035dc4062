import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { customerResponses } from "../testing/data/sampleProjects.ts";
import { createSampleWindow } from "../testing/data/sampleWindows.ts";
import { renderPortal } from "../testing/screens/renderPortal.tsx";
import { storeTestCredentials } from "../testing/session/storeTestCredentials.ts";

it("PartBoundary shows an error in place of windows that cannot be shown, and the rest of the screen", async () => {
  storeTestCredentials();
  const malformed = { ...createSampleWindow(), id: null };
  const { takeLoggedErrors } = await renderPortal("/overview", {
    ...customerResponses,
    RegisteredWindows: () =>
      Response.json({ data: { registeredWindows: { items: [malformed], hasNextPage: false } } }),
  });
  expect((await screen.findByRole("alert")).textContent).toContain("could not be read");
  expect(screen.getByRole("heading", { name: "Welcome, Ada Berg" })).toBeTruthy();
  expect(takeLoggedErrors()).toEqual(["A part of the screen could not be shown."]);
});
