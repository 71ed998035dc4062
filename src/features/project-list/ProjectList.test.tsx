import { fireEvent, screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import * as progress from "#request-status/useProgress.ts";
import { ids } from "#schema/createId.ts";
import { renderScreen } from "#testing/rendering/renderScreen.tsx";
import { createProjectsPage, createSampleProject } from "#testing/samples/sampleProjects.ts";
import { ProjectListPage } from "./ProjectListPage.tsx";

const cards = () => document.querySelectorAll("article");

const createPage = ({ variables }: { variables: Readonly<Record<string, unknown>> }) => {
  const skip = Number(variables["skip"]);
  const items = Array.from({ length: 10 }, (_, index) => createSampleProject(skip + index));
  return createProjectsPage(items, skip + 10 < 2000);
};

it("ProjectList renders only the ten new cards when a page is added to a long list", {
  tags: [],
  timeout: 60_000,
}, async () => {
  /** Request ids of the cards that have rendered since the test emptied the array. */
  const rendered: string[] = [];
  // Each card calls this hook once whenever it renders.
  const { useProgress } = progress;
  const spy = vi.spyOn(progress, "useProgress").mockImplementation((request) => {
    rendered.push(request && "id" in request ? String(request.id) : "");
    return useProgress(request);
  });
  onTestFinished(() => spy.mockRestore());
  const { getRequests } = await renderScreen(
    <ProjectListPage links={null} banner={null} windows={null} hasWindows={false} />,
    {
      responses: {
        Projects: createPage,
        "/api/auth/me": () => ({ data: { customerAccountId: ids.account } }),
        ShowAccount: () => ({ showAccount: null }),
      },
    },
  );
  for (let pages = 1; pages < 20; pages += 1) {
    await expect.poll(cards).toHaveLength(pages * 10);
    rendered.length = 0;
    // A query by role is slow with so many cards.
    fireEvent.click(screen.getByText("Load more"));
    await expect.poll(cards).toHaveLength(pages * 10 + 10);
    // React renders twice in strict mode.
    expect(new Set(rendered).size).toBe(10);
    expect(rendered.length).toBeLessThanOrEqual(20);
  }
  expect(getRequests("Projects").map(({ variables }) => variables)).toEqual(
    Array.from({ length: 20 }, (_, page) => ({ skip: page * 10 })),
  );
});
