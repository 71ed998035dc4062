import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { visitorResponses } from "#testing/samples/sampleProjects.ts";

describe("AuthorizationError", () => {
  it("describes the error, and shows its technical reason in closed details", {
    tags: ["R5.5"],
  }, async () => {
    const { user, takeLoggedErrors } = await renderPortal("/authorization", visitorResponses);
    expect(
      await screen.findByText("The sign-in page sent you back without signing you in. Please sign in again."),
    ).toBeTruthy();
    const phone = screen.getByRole("link", { name: "+49 30 23125 100" });
    expect(phone.getAttribute("href")).toBe("tel:+493023125100");
    const details = screen.getByText("'Code' parameter is not provided").closest("details");
    expect(details?.open).toBe(false);
    await user.click(screen.getByText("Technical details"));
    expect(details?.open).toBe(true);
    expect(takeLoggedErrors()).toEqual(["The sign-in failed"]);
  });

  it("starts a new sign-in by its button", async () => {
    const { user, getRedirects, takeLoggedErrors } = await renderPortal("/authorization", visitorResponses);
    await user.click(await screen.findByRole("button", { name: "Sign in again" }));
    await waitFor(() => expect(getRedirects()).toHaveLength(1));
    takeLoggedErrors();
  });
});
