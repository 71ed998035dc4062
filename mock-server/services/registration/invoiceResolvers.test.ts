import { beforeEach, expect, it } from "vitest";
import { createFileWithText } from "#testing/createFile.ts";
import { createClient } from "#testing/serviceClient.ts";
import { createStandingWorld } from "#testing/worlds.ts";
import type { World } from "#world/world.ts";
import { signFileLink } from "../files/fileLinks.ts";

const uploadDocument = `mutation ($file: Upload!) {
  uploadInvoice(id: "window-3", file: $file) { id invoicePath invoiceFilename }
}`;
let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

const portalOrigin = "http://de.localhost:5173";
const createDario = () => createClient(world, "dario", { origin: portalOrigin });
const createInvoice = (text = "12 windows", name = "Rechnung März.pdf") => createFileWithText(text, name);

it("uploadInvoice stores an invoice that invoiceFileUrl links on the portal's origin, until deleteInvoice", {
  tags: ["R7.44", "R7.52", "R7.53", "R1.8"],
}, async () => {
  const dario = createDario();
  expect((await dario.registration(uploadDocument, { file: createInvoice() })).data).toEqual({
    uploadInvoice: {
      id: "window-3",
      invoicePath: "files/invoices/window-3",
      invoiceFilename: "Rechnung März.pdf",
    },
  });
  expect((await dario.registration('{ invoiceFileUrl(registeredWindowId: "window-3") }')).data).toEqual({
    invoiceFileUrl: signFileLink(world, `${portalOrigin}/files/invoices/window-3`),
  });
  const response = await dario.get(signFileLink(world, "/files/invoices/window-3"));
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "attachment; filename*=UTF-8''Rechnung%20M%C3%A4rz.pdf",
  });
  expect(await response.text()).toBe("%PDF-12 windows");
  await dario.registration('mutation { deleteInvoice(id: "window-3") { id } }');
  expect((await dario.get(signFileLink(world, "/files/invoices/window-3"))).status).toBe(404);
});
