import { beforeEach, describe, expect, it } from "vitest";
import { callerIn } from "../testing/caller.ts";
import { fileOf, fileWith, megabyte } from "../testing/files.ts";
import { windowOf } from "../testing/records.ts";
import { freshWorld } from "../testing/worlds.ts";
import type { World } from "../world/world.ts";

const upload = `mutation ($file: Upload!) {
  uploadInvoice(id: "window-3", file: $file) { id invoicePath invoiceFilename }
}`;
const remove = `mutation { deleteInvoice(id: "window-3") { id invoicePath invoiceFilename } }`;
const url = `{ invoiceFileUrl(registeredWindowId: "window-3") }`;

let world: World;
beforeEach(() => {
  world = freshWorld();
});

const portal = "http://de.localhost:5173";
const dario = () => callerIn(world, "dario", { origin: portal });
const invoice = (text = "12 windows", name = "Rechnung März.pdf") => fileWith(text, name);

describe("uploadInvoice", () => {
  it("sets the window's invoice [R7.52] [R1.8]", async () => {
    expect((await dario().registration(upload, { file: invoice() })).data).toEqual({
      uploadInvoice: {
        id: "window-3",
        invoicePath: "files/invoices/window-3",
        invoiceFilename: "Rechnung März.pdf",
      },
    });
    expect(windowOf(world, "dario").invoiceFilename).toBe("Rechnung März.pdf");
  });

  it("replaces an earlier one", async () => {
    await dario().registration(upload, { file: invoice("old") });
    await dario().registration(upload, { file: invoice("new", "new.pdf") });
    expect(windowOf(world, "dario").invoiceFilename).toBe("new.pdf");
    expect(await (await dario().get("/files/invoices/window-3")).text()).toBe("%PDF-new");
  });

  it.each([
    { title: "text", file: fileOf({ name: "a.txt", type: "text/plain" }) },
    { title: "an empty file", file: fileOf({ size: 0 }) },
    { title: "what is no PDF inside", file: new File(["PK"], "a.pdf", { type: "application/pdf" }) },
    { title: "more than 10 MB", file: fileOf({ size: 10 * megabyte + 1 }) },
  ])("refuses $title and keeps the earlier one", async ({ file }) => {
    await dario().registration(upload, { file: invoice("old", "old.pdf") });
    const { codes, fields } = await dario().registration(upload, { file });
    expect(codes).toEqual(["VALIDATION_FAILED"]);
    expect(fields).toEqual(["file"]);
    expect(windowOf(world, "dario").invoiceFilename).toBe("old.pdf");
    expect(await (await dario().get("/files/invoices/window-3")).text()).toBe("%PDF-old");
  });
});

describe("invoiceFileUrl", () => {
  it("is an address below the portal's origin at which the invoice is downloaded [R7.44]", async () => {
    expect((await dario().registration(url)).data).toEqual({ invoiceFileUrl: null });
    await dario().registration(upload, { file: invoice() });
    const { data } = await dario().registration(url);
    expect(data).toEqual({ invoiceFileUrl: `${portal}/files/invoices/window-3` });
    const response = await dario().get("/files/invoices/window-3");
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''Rechnung%20M%C3%A4rz.pdf",
    );
    expect(await response.text()).toBe("%PDF-12 windows");
  });
});

describe("deleteInvoice", () => {
  it("removes the invoice and its file [R7.53]", async () => {
    await dario().registration(upload, { file: invoice() });
    expect((await dario().registration(remove)).data).toEqual({
      deleteInvoice: { id: "window-3", invoicePath: null, invoiceFilename: null },
    });
    expect((await dario().registration(url)).data).toEqual({ invoiceFileUrl: null });
    expect((await dario().get("/files/invoices/window-3")).status).toBe(404);
  });

  it("does nothing to a window without one", async () => {
    expect((await dario().registration(remove)).errors).toEqual([]);
    expect(windowOf(world, "dario").invoicePath).toBeNull();
  });
});
