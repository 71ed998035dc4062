import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { changeLocale } from "../i18n/localeStore.ts";
import { renderPortal } from "../testing/renderPortal.tsx";
import { failure } from "../testing/responses.ts";
import { customerAnswers, visitorAnswers } from "../testing/sampleData.ts";
import { rememberSignIn } from "../testing/signedIn.ts";

it("[R2.8] is the screen's own where its route names one", async () => {
  rememberSignIn();
  const { user } = await renderPortal("/overview", customerAnswers);
  await user.click(await screen.findByRole("link", { name: "Help" }));
  await waitFor(() => expect(document.title).toBe("Help – My Taglys"));
  await user.click(screen.getByRole("link", { name: "Projects" }));
  await waitFor(() => expect(document.title).toBe("My projects – My Taglys"));
});

it("[R2.9] is the general one of the introduction", async () => {
  await renderPortal("/", visitorAnswers);
  await screen.findByRole("heading", { level: 1 });
  expect(document.title).toBe("My Taglys");
});

it("[R4.11] follows the locale", async () => {
  rememberSignIn();
  await renderPortal("/overview", customerAnswers);
  await waitFor(() => expect(document.title).toBe("My projects – My Taglys"));
  await changeLocale("de-DE");
  await waitFor(() => expect(document.title).toBe("Meine Projekte – Mein Taglys"));
});

it("stays the screen's own where the screen cannot be shown", async () => {
  rememberSignIn();
  const { takeLoggedErrors } = await renderPortal("/overview", {
    ...customerAnswers,
    "/api/auth/me": () => failure(404),
  });
  await screen.findByRole("heading", { name: "Something went wrong" });
  expect(document.title).toBe("My projects – My Taglys");
  takeLoggedErrors();
});
