import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { createSampleConfig } from "#testing/samples/sampleProjects.ts";

it.each([
  { windowRegistrationEnabled: true, shown: "Register your windows", hidden: "Keep everything together" },
  { windowRegistrationEnabled: false, shown: "Keep everything together", hidden: "Register your windows" },
])(
  "IntroductionPage › mentions the registration only in countries that have it: $windowRegistrationEnabled",
  async ({ windowRegistrationEnabled, shown, hidden }) => {
    const runtimeConfig = createSampleConfig({ windowRegistrationEnabled });
    await renderPortal("/", { RuntimeConfig: () => ({ runtimeConfig }) });
    expect(await screen.findByRole("heading", { name: shown })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("heading", { name: hidden })).toBeNull());
  },
);
