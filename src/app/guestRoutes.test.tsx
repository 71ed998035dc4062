import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPortal } from "../testing/renderPortal.tsx";
import { customerAnswers, samplePage, sampleProject, visitorAnswers } from "../testing/sampleData.ts";
import { rememberSignIn } from "../testing/signedIn.ts";

describe("the introduction", () => {
  it("[R1.1] [R2.15] welcomes anonymous visitors, and asks nobody who they are", async () => {
    const { calls } = await renderPortal("/", visitorAnswers);
    expect(await screen.findByRole("heading", { level: 1, name: /Let daylight in/ })).toBeTruthy();
    expect(calls.map(({ name }) => name)).toEqual(["RuntimeConfig"]);
  });

  it("[R2.16] [R6.2] sends a signed-in visitor to the project list", async () => {
    rememberSignIn();
    const { router } = await renderPortal("/", {
      ...customerAnswers,
      Projects: () => samplePage([sampleProject("p1")]),
    });
    expect(await screen.findByRole("link", { name: "Street of p1 7" })).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe("/overview"));
  });
});
