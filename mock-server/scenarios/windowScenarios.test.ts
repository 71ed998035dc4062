import * as v from "valibot";
import { afterAll, expect, it } from "vitest";
import { createId } from "../../schema/createId.ts";
import { findFileViolation } from "../rules/fileRules.ts";
import { buildScenario } from "../testing/buildScenario.ts";
import { createClient } from "../testing/serviceClient.ts";
import { removeWorlds, worlds } from "../testing/worlds.ts";
import en from "../texts/en.json" with { type: "json" };

const windowWithInvoice = v.object({
  invoiceFileUrl: v.string(),
  registeredWindowById: v.object({ invoiceFilename: v.string() }),
});

afterAll(removeWorlds);

it("scenario windows has windows in all rooms", () => {
  const rooms = new Set(buildScenario("DE", "windows").windows.map(({ room }) => room));
  expect(rooms.size).toBe(11);
});

it.each([
  [createId("window", 1), "application/pdf"],
  [createId("window", 2), "image/jpeg"],
  [createId("window", 3), "image/png"],
] as const)(
  "scenario windows creates an invoice of %s that can be opened until it is deleted",
  async (id, type) => {
    const world = worlds.replace(buildScenario("DE", "windows", { count: 3, invoices: true }));
    const dario = createClient(world, "dario");
    const { data } = await dario.registration(
      `{ invoiceFileUrl(registeredWindowId: "${id}") registeredWindowById(id: "${id}") { invoiceFilename } }`,
    );
    const { invoiceFileUrl, registeredWindowById } = v.parse(windowWithInvoice, data);
    const response = await dario.get(invoiceFileUrl);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
    const invoice = new File([await response.arrayBuffer()], registeredWindowById.invoiceFilename, { type });
    expect(await findFileViolation(en, invoice, "file")).toBeUndefined();
    await dario.registration(`mutation { deleteInvoice(id: "${id}") { id } }`);
    expect((await dario.get(invoiceFileUrl)).status).toBe(404);
  },
);
