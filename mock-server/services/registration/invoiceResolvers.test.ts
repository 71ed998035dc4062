import { beforeEach, describe, expect, it } from "vitest";
import { createFile, createFileWithText, megabyte } from "../../testing/createFile.ts";
import { findWindow } from "../../testing/findRecords.ts";
import { createClient } from "../../testing/serviceClient.ts";
import { createStandingWorld } from "../../testing/worlds.ts";
import type { World } from "../../world/world.ts";
import { signFileLink } from "../files/fileLinks.ts";

const uploadDocument = `mutation ($file: Upload!) {
  uploadInvoice(id: "window-3", file: $file) { id invoicePath invoiceFilename }
}`;
const deleteDocument = `mutation { deleteInvoice(id: "window-3") { id invoicePath invoiceFilename } }`;
const urlDocument = `{ invoiceFileUrl(registeredWindowId: "window-3") }`;

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

const portalOrigin = "http://de.localhost:5173";
const createDario = () => createClient(world, "dario", { origin: portalOrigin });
const createInvoice = (text = "12 windows", name = "Rechnung März.pdf") => createFileWithText(text, name);

describe("uploadInvoice", () => {
  it("stores the invoice of the window", { tags: ["R7.52", "R1.8"] }, async () => {
    expect((await createDario().registration(uploadDocument, { file: createInvoice() })).data).toEqual({
      uploadInvoice: {
        id: "window-3",
        invoicePath: "files/invoices/window-3",
        invoiceFilename: "Rechnung März.pdf",
      },
    });
    expect(findWindow(world, "dario").invoiceFilename).toBe("Rechnung März.pdf");
  });

  it.each([
    { title: "a text file", file: createFile({ name: "a.txt", type: "text/plain" }) },
    { title: "an empty file", file: createFile({ size: 0 }) },
    { title: "a PDF file without PDF content", file: new File(["PK"], "a.pdf", { type: "application/pdf" }) },
    { title: "a file of more than 10 MB", file: createFile({ size: 10 * megabyte + 1 }) },
  ])("rejects $title and keeps the previous invoice", async ({ file }) => {
    await createDario().registration(uploadDocument, { file: createInvoice("old", "old.pdf") });
    const { codes, fields } = await createDario().registration(uploadDocument, { file });
    expect(codes).toEqual(["VALIDATION_FAILED"]);
    expect(fields).toEqual(["file"]);
    expect(findWindow(world, "dario").invoiceFilename).toBe("old.pdf");
    expect(await (await createDario().get(signFileLink(world, "/files/invoices/window-3"))).text()).toBe(
      "%PDF-old",
    );
  });
});

describe("invoiceFileUrl", () => {
  it("returns a URL on the portal's origin that serves the invoice", {
    tags: ["R7.44"],
  }, async () => {
    expect((await createDario().registration(urlDocument)).data).toEqual({ invoiceFileUrl: null });
    await createDario().registration(uploadDocument, { file: createInvoice() });
    const { data } = await createDario().registration(urlDocument);
    expect(data).toEqual({ invoiceFileUrl: signFileLink(world, `${portalOrigin}/files/invoices/window-3`) });
    const response = await createDario().get(signFileLink(world, "/files/invoices/window-3"));
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''Rechnung%20M%C3%A4rz.pdf",
    );
    expect(await response.text()).toBe("%PDF-12 windows");
  });
});

describe("deleteInvoice", () => {
  it("deletes the invoice and its file", { tags: ["R7.53"] }, async () => {
    await createDario().registration(uploadDocument, { file: createInvoice() });
    expect((await createDario().registration(deleteDocument)).data).toEqual({
      deleteInvoice: { id: "window-3", invoicePath: null, invoiceFilename: null },
    });
    expect((await createDario().registration(urlDocument)).data).toEqual({ invoiceFileUrl: null });
    expect((await createDario().get(signFileLink(world, "/files/invoices/window-3"))).status).toBe(404);
  });
});
