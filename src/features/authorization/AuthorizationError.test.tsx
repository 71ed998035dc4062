import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { visitorAnswers } from "../../testing/sampleData.ts";

it("is left by a new sign-in", async () => {
  const { user, addressesLeftFor } = await renderPortal("/authorization", visitorAnswers);
  await user.click(await screen.findByRole("button", { name: "Sign in again" }));
  await waitFor(() => expect(addressesLeftFor()).toHaveLength(1));
});
