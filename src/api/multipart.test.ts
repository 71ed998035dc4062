import { describe, expect, it } from "vitest";
import { createMultipartBody, extractFiles } from "./multipart.ts";

const invoice = new File(["%PDF"], "invoice.pdf", { type: "application/pdf" });
const photo = new File(["JPEG"], "roof.jpg", { type: "image/jpeg" });

describe("extractFiles", () => {
  it("returns variables without files unchanged", () => {
    const variables = { id: "1", take: 5, flag: false, missing: null, nested: { list: [1, "two"] } };
    expect(extractFiles(variables)).toEqual({ variables, files: new Map() });
  });

  it("replaces files by null, also in nested lists", () => {
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

describe("createMultipartBody", () => {
  it("contains operations, map, then the files", { tags: ["R7.7"] }, () => {
    const form = createMultipartBody(
      "mutation M { m }",
      extractFiles({ requestId: "1", files: [invoice, photo] }),
    );
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
