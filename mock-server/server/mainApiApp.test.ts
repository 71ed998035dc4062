import { beforeEach, describe, expect, it } from "vitest";
import { signFileLink } from "../services/files/fileLinks.ts";
import { createFile } from "../testing/createFile.ts";
import { findRequest } from "../testing/findRecords.ts";
import { createClient } from "../testing/serviceClient.ts";
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
    ["GET /api/nothing", 404, "There is nothing at GET /api/nothing."],
    ["GET /files/nothing.pdf", 404, formatText(de.fileNotFound, { path: "/files/nothing.pdf" })],
    ["GET /files/../world.ts", 404, "There is nothing at GET /world.ts."],
    ["GET /files/%E0%A4%A", 404, formatText(de.fileNotFound, { path: "/files/%E0%A4%A" })],
    ["POST /api/campaigns", 405, `/api/campaigns does not support POST. ${allowed}`],
    ["PUT /files/attachments/a", 405, `/files/attachments/a does not support PUT. ${allowed}`],
  ])("responds to %s with %s and a message", async (request, status, message) => {
    const [method = "", path = ""] = request.split(" ");
    const response = await mainApi.request(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get("allow")).toBe(status === 405 ? "GET, HEAD" : null);
    expect(await response.json()).toEqual({ message });
  });
});

describe("worlds", () => {
  it("keep changes and files to themselves", async () => {
    const [one, other] = [createStandingWorld("DE", "one"), createStandingWorld("DE", "other")];
    const { id } = findRequest(one, "clara");
    const { errors } = await createClient(one, "clara").main(
      `mutation ($id: ID!, $files: [Upload!]!) {
        uploadAttachment(requestId: $id, files: $files) { id }
        cancelRequest(requestId: $id, reasonId: "reason-1") { id }
      }`,
      { id, files: [createFile()] },
    );
    expect(errors).toEqual([]);
    expect(findRequest(one, "clara").currentStatus).toBe("CANCELLED");
    expect(findRequest(other, "clara").currentStatus).toBe("OFFER_SENT");
    const link = signFileLink(one, "/files/attachments/attachment-1");
    expect((await createClient(one).get(link)).status).toBe(200);
    expect((await createClient(other).get(link)).status).toBe(404);
  });
});
