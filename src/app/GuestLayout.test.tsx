import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPortal } from "../testing/renderPortal.tsx";
import { customerAnswers, visitorAnswers } from "../testing/sampleData.ts";
import { rememberSignIn } from "../testing/signedIn.ts";

it("brings a visitor who signs in by the header back to an invitation", async () => {
  const { user, addressesLeftFor } = await renderPortal("/installed-windows/claim/t1", {
    ...visitorAnswers,
    "/tenant/B2C_1_signin/v2.0/.well-known/openid-configuration": () => ({}),
  });
  await user.click(await screen.findByRole("button", { name: "Sign in" }));
  await expect.poll(() => addressesLeftFor()).toHaveLength(1);
  expect(localStorage.getItem("ad_backUrl")).toBe("/installed-windows/claim/t1");
});

it("offers signed-in visitors their projects in place of the sign-in", async () => {
  rememberSignIn();
  await renderPortal("/installed-windows/claim/t1", customerAnswers);
  const link = await screen.findByRole("link", { name: "Projects" });
  expect(link.getAttribute("href")).toBe("/overview");
  expect(screen.queryByRole("button", { name: "Sign in" })).toBeNull();
});
