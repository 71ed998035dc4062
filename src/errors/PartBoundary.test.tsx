import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import * as log from "../log.ts";
import { PartBoundary } from "./PartBoundary.tsx";

function MalformedPart(): never {
  throw new TypeError("The data have another form.");
}

it("PartBoundary shows its fallback in place of a part that throws, and keeps the rest of the screen", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const logError = vi.spyOn(log, "logError").mockImplementation(() => {});
  render(
    <>
      <h1>Overview</h1>
      <PartBoundary fallback={<p role="alert">Not available</p>}>
        <MalformedPart />
      </PartBoundary>
    </>,
  );
  expect(screen.getByRole("heading", { name: "Overview" })).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toBe("Not available");
  expect(logError).toHaveBeenCalledWith("A part of the screen could not be shown.", expect.any(TypeError));
  vi.restoreAllMocks();
});
