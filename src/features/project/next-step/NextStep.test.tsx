import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderScreen } from "#testing/rendering/renderScreen.tsx";
import { createSampleNewRequest, createSampleProjectDetails } from "#testing/samples/sampleProjects.ts";
import { NextStep } from "./NextStep.tsx";

const installer = {
  installerId: "1",
  logo: null,
  name: "Hansen Dach",
  street: null,
  postalCode: null,
  city: null,
  isPremium: false,
  isExpert: false,
  email: null,
  phone: null,
};

describe("NextStep", () => {
  it("names the installer who takes the next step", async () => {
    const panel = await renderNextStep({ currentStatus: "CLIENT_CONTACTED", installerLocation: installer });
    expect(panel.textContent).toContain("Hansen Dach takes the next step");
  });

  it("highlights a deadline that has passed", async () => {
    const panel = await renderNextStep({
      currentStatus: "CLIENT_CONTACTED",
      overdue: true,
      remainingDays: -2,
    });
    expect(panel.querySelector("p.late")?.textContent).toContain("You should have heard back 2 days ago.");
  });

  it("has a link for each action, with the address in the subject of the e-mail", async () => {
    const contact = { ...installer, phone: "+49 40 123456", email: "roof@example.org" };
    await renderNextStep({ currentStatus: "CLIENT_CONTACTED", installerLocation: contact });
    const call = screen.getByRole("link", { name: "Call +49\u00A040\u00A0123456, Hansen Dach" });
    expect(call.getAttribute("href")).toBe("tel:+4940123456");
    const email = screen.getByRole("link", { name: "Write an e-mail" }).getAttribute("href") ?? "";
    expect(decodeURIComponent(email)).toBe(
      "mailto:roof@example.org?subject=My roof window project: Street of p1 7, 20095 Hamburg",
    );
  });

  it("offers a call to the customer service if Taglys is late", async () => {
    await renderNextStep({ currentStatus: "OPEN", overdue: true });
    expect(screen.getByRole("link", { name: /^Customer service: \+49/ }).getAttribute("href")).toMatch(
      /^tel:\+49\d+$/,
    );
  });
});

async function renderNextStep(changes: Parameters<typeof createSampleNewRequest>[0]) {
  const project = createSampleProjectDetails(1);
  await renderScreen(<NextStep request={createSampleNewRequest(changes)} project={project} />);
  return screen.getByRole("main");
}
