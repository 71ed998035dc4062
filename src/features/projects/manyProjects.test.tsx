import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderScreen } from "../../testing/renderScreen.tsx";
import { samplePage, sampleProject } from "../../testing/sampleData.ts";
import { ProjectListPage } from "./ProjectListPage.tsx";

/** The projects whose cards were drawn since the last look. */
const drawn = vi.hoisted((): string[] => []);

vi.mock("./ProjectStatus.tsx", () => ({
  // Every card has one, and it is drawn whenever its card is.
  ProjectStatus: ({ request }: { request: { id: string } }) => {
    drawn.push(request.id);
    return null;
  },
}));

const cards = () => document.querySelectorAll("article");

const pageOf = ({ variables }: { variables: Readonly<Record<string, unknown>> }) => {
  const skip = Number(variables["skip"]);
  const items = Array.from({ length: 10 }, (_, index) => sampleProject(String(skip + index)));
  return samplePage(items, skip + 10 < 2000);
};

it("[R4.16] draws the ten new cards alone where a page is added to many", async () => {
  const { callsOf } = await renderScreen(<ProjectListPage banner={null} windows={null} />, {
    answers: {
      Projects: pageOf,
      "/api/auth/me": () => ({ data: { customerAccountId: "account-1" } }),
      ShowAccount: () => ({ showAccount: null }),
    },
  });
  for (let pages = 1; pages < 20; pages += 1) {
    await vi.waitFor(() => expect(cards()).toHaveLength(pages * 10));
    drawn.length = 0;
    // By its text: looking for roles among so many cards takes long.
    fireEvent.click(screen.getByText("Load more"));
    await vi.waitFor(() => expect(cards()).toHaveLength(pages * 10 + 10));
    // React draws everything twice in its strict mode.
    expect(new Set(drawn).size).toBe(10);
    expect(drawn.length).toBeLessThanOrEqual(20);
  }
  expect(callsOf("Projects").map(({ variables }) => variables)).toEqual(
    Array.from({ length: 20 }, (_, page) => ({ take: 10, skip: page * 10 })),
  );
}, 60_000);
