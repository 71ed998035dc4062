import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { changeLocale } from "#i18n/locale/activeLocale.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { createErrorResponse } from "#testing/network/errorResponses.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { customerResponses, visitorResponses } from "#testing/samples/sampleProjects.ts";

it("useDocumentTitle sets the title of the screen with the portal's name", { tags: ["R2.8"] }, async () => {
  storeTestCredentials();
  const { user } = await renderPortal("/overview", customerResponses);
  await user.click(await screen.findByRole("link", { name: "Help" }));
  await waitFor(() => expect(document.title).toBe("Help – My Taglys"));
  await user.click(screen.getByRole("link", { name: "Projects" }));
  await waitFor(() => expect(document.title).toBe("My projects – My Taglys"));
});

it("useDocumentTitle sets the portal's name on the introduction", { tags: ["R2.9"] }, async () => {
  await renderPortal("/", visitorResponses);
  await screen.findByRole("heading", { level: 1 });
  expect(document.title).toBe("My Taglys");
});

it("useDocumentTitle changes the title with the locale", { tags: ["R4.11"] }, async () => {
  storeTestCredentials();
  await renderPortal("/overview", customerResponses);
  await waitFor(() => expect(document.title).toBe("My projects – My Taglys"));
  await changeLocale("de-DE");
  await waitFor(() => expect(document.title).toBe("Meine Projekte – Mein Taglys"));
});

it("useDocumentTitle keeps the title of the screen if the screen cannot be shown", async () => {
  storeTestCredentials();
  const { takeLoggedErrors } = await renderPortal("/overview", {
    ...customerResponses,
    "/api/auth/me": () => createErrorResponse(404),
  });
  await screen.findByRole("heading", { name: "Something went wrong" });
  expect(document.title).toBe("My projects – My Taglys");
  takeLoggedErrors();
});
