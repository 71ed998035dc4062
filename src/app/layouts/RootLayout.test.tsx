import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { customerResponses, visitorResponses } from "#testing/samples/sampleProjects.ts";
import * as documentTitle from "../navigation/useDocumentTitle.ts";

it("RootLayout shows the portal's error screen if it fails itself", async () => {
  vi.spyOn(documentTitle, "useDocumentTitle").mockImplementation(() => {
    throw new Error("The title failed.");
  });
  const { takeLoggedErrors } = await renderPortal("/", visitorResponses);
  expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
  expect(takeLoggedErrors()).toContain("A screen could not be shown");
});

describe("RootLayout: loading bar", () => {
  it("is shown from the start to the end of a navigation", { tags: ["R2.5", "R2.6", "R4.10"] }, async () => {
    const { router, stubResponses } = await renderPortal("/logout", visitorResponses);
    await screen.findByRole("heading", { name: "You are signed out" });
    expect(screen.queryByRole("progressbar")).toBeNull();

    storeTestCredentials();
    const session = Promise.withResolvers<Response>();
    stubResponses({ ...customerResponses, "/api/auth/me": () => session.promise });
    void router.navigate("/");
    expect(await screen.findByRole("progressbar", { name: "Loading" })).toBeTruthy();
    session.resolve(Response.json(customerResponses["/api/auth/me"]()));
    await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
    expect(router.state.location.pathname).toBe("/overview");
  });
});
