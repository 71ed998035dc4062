import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { customerResponses, visitorResponses } from "#testing/samples/sampleProjects.ts";

describe("RootLayout: loading bar", () => {
  it("is shown from the start to the end of a navigation", { tags: ["R4.10", "R2.5", "R2.6"] }, async () => {
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
