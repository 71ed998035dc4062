import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { createHttpError, RequestError } from "../api/errors.ts";
import { renderScreen } from "../testing/rendering/renderScreen.tsx";
import { QueryResult } from "./QueryResult.tsx";

const failure = createHttpError(503, "Service Unavailable");
const sessionExpiredError = new RequestError("sessionExpired", "The session has expired.");

async function renderBoundary(result: { data?: string; error?: Error | null }) {
  const refetch = vi.fn();
  const portal = await renderScreen(
    <QueryResult
      query={{ data: undefined, error: null, refetch, ...result }}
      skeleton="Loading"
      failedTitle="Failed"
    >
      {(data) => data}
    </QueryResult>,
  );
  const getText = () => screen.getByRole("main").textContent;
  return { ...portal, refetch, getText };
}

describe("QueryResult", () => {
  it.each([
    ["the skeleton while nothing has loaded", {}, "Loading"],
    ["the skeleton when the session has expired", { error: sessionExpiredError }, "Loading"],
    ["data that have loaded", { data: "Windows" }, "Windows"],
    [
      "data that have loaded after a later request has failed",
      { data: "Windows", error: failure },
      "Windows",
    ],
    ["empty data", { data: "" }, ""],
  ])("shows %s", async (_, result, text) => {
    const { getText } = await renderBoundary(result);
    expect(getText()).toBe(`The screen${text}`);
  });

  it("names the failed query, and has a button that tries again", async () => {
    const { user, refetch } = await renderBoundary({ error: failure });
    expect(screen.getByRole("alert").textContent).toContain("Failed");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(refetch).toHaveBeenCalledOnce();
  });
});
