import { beforeEach, describe, expect, it } from "vitest";
import { mainApi } from "../testing/services.ts";
import { createStandingWorld } from "../testing/worlds.ts";
import de from "../texts/de.json" with { type: "json" };
import { formatText } from "../texts/texts.ts";

beforeEach(() => {
  createStandingWorld();
});

const allowed = "Methods: GET, HEAD.";

describe("main API", () => {
  it.each([
    ["GET /nothing", 404, "There is nothing at GET /nothing."],
    ["GET /files/nothing.pdf", 404, formatText(de.fileNotFound, { path: "/files/nothing.pdf" })],
    ["GET /files/%E0%A4%A", 404, formatText(de.fileNotFound, { path: "/files/%E0%A4%A" })],
    ["POST /api/campaigns", 405, `/api/campaigns does not support POST. ${allowed}`],
  ])("responds to %s with %s and a message", async (request, status, message) => {
    const [method = "", path = ""] = request.split(" ");
    const response = await mainApi.request(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get("allow")).toBe(status === 405 ? "GET, HEAD" : null);
    expect(await response.json()).toEqual({ message });
  });
});
