import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { GraphQlError, HttpError, markSessionEnd, NetworkError, notAuthorizedCode } from "../api/errors.ts";
import { renderScreen } from "../testing/renderScreen.tsx";
import { SendFailure } from "./SendFailure.tsx";

const sessionEnd = new HttpError(401, "Unauthorized");
markSessionEnd(sessionEnd);

describe("the failure of a form", () => {
  it.each([
    ["in the service's words", new GraphQlError([{ message: "Out of order." }]), "Out of order."],
    [
      "where it is refused although the session lasts",
      new GraphQlError([{ message: "Not yours.", code: notAuthorizedCode }]),
      "Not yours.",
    ],
    ["by its status", new HttpError(503, "Service Unavailable"), "Service Unavailable"],
    [
      "in the portal's words where the network failed",
      new NetworkError("Failed to fetch"),
      /internet connection/,
    ],
  ])("is told %s", async (_, error, text) => {
    await renderScreen(<SendFailure error={error} />);
    expect(screen.getByRole("alert").textContent).toMatch(text);
    expect(screen.getByText("This could not be saved")).toBeTruthy();
  });

  it.each([
    ["there is none", null],
    ["the session is lost", sessionEnd],
  ])("is not told where %s", async (_, error) => {
    await renderScreen(<SendFailure error={error} />);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
