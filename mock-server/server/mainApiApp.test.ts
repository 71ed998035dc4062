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

describe("main API", () => {
  it.each([
    { method: "GET", path: "/nothing", message: "There is nothing at GET /nothing." },
    { method: "GET", path: "/api/nothing", message: "There is nothing at GET /api/nothing." },
    {
      method: "GET",
      path: "/files/nothing.pdf",
      message: formatText(de.fileNotFound, { path: "/files/nothing.pdf" }),
    },
    { method: "GET", path: "/files/../world.ts", message: "There is nothing at GET /world.ts." },
    {
      method: "GET",
      path: "/files/%E0%A4%A",
      message: formatText(de.fileNotFound, { path: "/files/%E0%A4%A" }),
    },
  ])("responds with 404 and a message to $method $path", async ({ method, path, message }) => {
    const response = await mainApi.request(path, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message });
  });

  it.each([
    { method: "POST", path: "/api/campaigns" },
    { method: "DELETE", path: "/api/auth/me" },
    { method: "PUT", path: "/files/attachments/attachment-1" },
  ])("responds with 405 and the allowed methods to $method $path", async ({ method, path }) => {
    const response = await mainApi.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
    expect(await response.json()).toEqual({
      message: `${path} does not support ${method}. Methods: GET, HEAD.`,
    });
  });

  it("serves files of the request's own world only", async () => {
    const world = createStandingWorld("DE", "mine");
    const { id } = findRequest(world, "clara");
    await createClient(world, "clara").main(
      "mutation ($id: ID!, $files: [Upload!]!) { uploadAttachment(requestId: $id, files: $files) { id } }",
      { id, files: [createFile()] },
    );
    const link = signFileLink(world, "/files/attachments/attachment-1");
    expect((await createClient(world).get(link)).status).toBe(200);
    expect((await mainApi.request(link)).status).toBe(404);
  });
});

describe("worlds", () => {
  const cancel = 'mutation ($id: ID!) { cancelRequest(requestId: $id, reasonId: "reason-1") { id } }';
  const show = "query ($id: ID!) { showRequest(id: $id) { currentStatus } }";

  it("keep changes to themselves", async () => {
    const one = createStandingWorld("DE", "one");
    const other = createStandingWorld("DE", "other");
    const { id } = findRequest(one, "clara");
    await createClient(one, "clara").main(cancel, { id });
    expect((await createClient(one, "clara").main(show, { id })).data).toEqual({
      showRequest: { currentStatus: "CANCELLED" },
    });
    expect((await createClient(other, "clara").main(show, { id })).data).toEqual({
      showRequest: { currentStatus: "OFFER_SENT" },
    });
  });
});
