// @vitest-environment node
import { describe, expect, it } from "vitest";
import { extractFiles, multipartBody } from "./multipart.ts";

const invoice = new File(["%PDF"], "invoice.pdf", { type: "application/pdf" });
const photo = new File(["JPEG"], "roof.jpg", { type: "image/jpeg" });

describe("extractFiles", () => {
  it("leaves variables without files as they are", () => {
    const variables = { id: "1", take: 5, flag: false, missing: null, nested: { list: [1, "two"] } };
    expect(extractFiles(variables)).toEqual({ variables, files: new Map() });
  });

  it("puts null in the place of files, also in nested lists", () => {
    const { variables, files } = extractFiles({
      id: "1",
      windows: [{ notes: "none" }, { invoice, pictures: [photo, photo] }],
    });
    expect(variables).toEqual({
      id: "1",
      windows: [{ notes: "none" }, { invoice: null, pictures: [null, null] }],
    });
    expect([...files]).toEqual([
      ["variables.windows.1.invoice", invoice],
      ["variables.windows.1.pictures.0", photo],
      ["variables.windows.1.pictures.1", photo],
    ]);
  });
});

describe("multipartBody", () => {
  it("[R7.7] has the operation, the map, and then the files", () => {
    const form = multipartBody("mutation M { m }", extractFiles({ requestId: "1", files: [invoice, photo] }));
    expect([...form.keys()]).toEqual(["operations", "map", "0", "1"]);
    expect(JSON.parse(String(form.get("operations")))).toEqual({
      query: "mutation M { m }",
      variables: { requestId: "1", files: [null, null] },
    });
    expect(JSON.parse(String(form.get("map")))).toEqual({
      0: ["variables.files.0"],
      1: ["variables.files.1"],
    });
    const sent = form.get("1");
    expect(sent instanceof File && [sent.name, sent.type, sent.size]).toEqual(["roof.jpg", "image/jpeg", 4]);
  });
});
