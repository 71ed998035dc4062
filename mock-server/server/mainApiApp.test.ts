import { beforeEach, describe, expect, it } from "vitest";
import { mainApi } from "../testing/services.ts";
import { createStandingWorld } from "../testing/worlds.ts";
import de from "../texts/de.json" with { type: "json" };
import { formatText } from "../texts/texts.ts";

beforeEach(() => {
  createStandingWorld();
});

describe("main API", () => {
  it.each([
    ["GET /nothing", 404, "There is nothing at GET /nothing."],
    ["GET /files/nothing.pdf", 404, formatText(de.fileNotFound, { path: "/files/nothing.pdf" })],
    ["GET /files/%E0%A4%A", 404, formatText(de.fileNotFound, { path: "/files/%E0%A4%A" })],
    ["POST /api/campaigns", 404, "There is nothing at POST /api/campaigns."],
  ])("responds to %s with %s and a message", async (request, status, message) => {
    const [method = "", path = ""] = request.split(" ");
    const response = await mainApi.request(path, { method });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message });
  });
});
