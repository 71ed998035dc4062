import { beforeEach, describe, expect, it } from "vitest";
import { callerIn } from "../testing/caller.ts";
import { fileOf } from "../testing/files.ts";
import { requestOf } from "../testing/records.ts";
import { mainApi } from "../testing/services.ts";
import { freshWorld } from "../testing/worlds.ts";
import { de } from "../texts/de.ts";

beforeEach(() => {
  freshWorld();
});

describe("the main API's addresses", () => {
  it.each([
    { method: "GET", path: "/nothing", message: "There is nothing at GET /nothing." },
    { method: "GET", path: "/api/nothing", message: "There is nothing at GET /api/nothing." },
    { method: "POST", path: "/api/campaigns", message: "There is nothing at POST /api/campaigns." },
    { method: "GET", path: "/files/nothing.pdf", message: de.noFileAt("/files/nothing.pdf") },
    { method: "GET", path: "/files/../world.ts", message: "There is nothing at GET /world.ts." },
    { method: "GET", path: "/files/%E0%A4%A", message: de.noFileAt("/files/%E0%A4%A") },
  ])("answer 404 at $method $path and say so", async ({ method, path, message }) => {
    const response = await mainApi.request(path, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message });
  });

  it("show files of the caller's own world alone", async () => {
    const world = freshWorld("DE", "mine");
    const { id } = requestOf(world, "clara");
    await callerIn(world, "clara").main(
      "mutation ($id: ID!, $files: [Upload!]!) { uploadAttachment(requestId: $id, files: $files) { id } }",
      { id, files: [fileOf()] },
    );
    expect((await callerIn(world).get("/files/attachments/attachment-1")).status).toBe(200);
    expect((await mainApi.request("/files/attachments/attachment-1")).status).toBe(404);
  });
});

describe("the worlds", () => {
  const cancel = 'mutation ($id: ID!) { cancelRequest(requestId: $id, reasonId: "reason-1") { id } }';
  const show = "query ($id: ID!) { showRequest(id: $id) { currentStatus } }";

  it("do not see each other's changes", async () => {
    const one = freshWorld("DE", "one");
    const other = freshWorld("DE", "other");
    const { id } = requestOf(one, "clara");
    await callerIn(one, "clara").main(cancel, { id });
    expect((await callerIn(one, "clara").main(show, { id })).data).toEqual({
      showRequest: { currentStatus: "CANCELLED" },
    });
    expect((await callerIn(other, "clara").main(show, { id })).data).toEqual({
      showRequest: { currentStatus: "OFFER_SENT" },
    });
  });
});
