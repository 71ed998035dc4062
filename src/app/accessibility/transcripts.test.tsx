import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { getAnnouncement } from "#testing/browser/getAnnouncement.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { confirmLabel, openConfirmStep } from "#testing/rendering/openCancelDialog.tsx";
import { openFaq } from "#testing/rendering/openFaq.ts";
import { openProject } from "#testing/rendering/openProject.ts";
import { listen, readAloud } from "#testing/rendering/readScreen.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { findSection } from "#testing/rendering/sections.ts";
import {
  createProjectsPage,
  createSampleProject,
  customerResponses,
  visitorResponses,
} from "#testing/samples/sampleProjects.ts";

const main = () => screen.getByRole("main");

describe("What a screen reader says", () => {
  it("of the introduction", async () => {
    await renderPortal("/", visitorResponses);
    await screen.findByRole("link", { name: "Accessibility" });
    await expect(await readAloud(document.body)).toMatchFileSnapshot("transcripts/introduction.txt");
  });

  it("of the projects", async () => {
    storeTestCredentials();
    const projects = [createSampleProject(1), createSampleProject(2, { isArchived: true })];
    await renderPortal("/overview", { ...customerResponses, Projects: () => createProjectsPage(projects) });
    await screen.findByText("No window registered yet");
    await screen.findByRole("link", { name: "Accessibility" });
    await expect(await readAloud(document.body)).toMatchFileSnapshot("transcripts/projects.txt");
  });

  it("of a project", async () => {
    await openProject();
    await findSection("Your details");
    await screen.findByRole("button", { name: /^Choose files/ });
    await expect(await readAloud(main())).toMatchFileSnapshot("transcripts/project.txt");
  });

  it("while a request is cancelled", async () => {
    const { press } = await openConfirmStep();
    await expect.poll(getAnnouncement).toBe("The content has loaded. Cancel this request permanently?");
    const step = await readAloud(screen.getByRole("dialog"));
    const spoken = await listen(() => press(confirmLabel), "polite: Your request is cancelled");
    const end = await readAloud(screen.getByRole("dialog"));
    await expect([step, spoken, end].join("---\n")).toMatchFileSnapshot("transcripts/cancellation.txt");
  });

  it("while the help is searched", async () => {
    const { user } = await openFaq();
    await screen.findByText("How do I clean it?");
    const field = await screen.findByRole("searchbox");
    await expect.poll(() => document.activeElement?.tagName).toBe("H1");
    const spoken = await listen(() => user.type(field, "care"), "polite: 3 results found");
    const results = await readAloud(main());
    await expect([spoken, results].join("---\n")).toMatchFileSnapshot("transcripts/helpSearch.txt");
  });
});
