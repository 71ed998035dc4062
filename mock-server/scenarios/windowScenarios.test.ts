import * as v from "valibot";
import { afterAll, describe, expect, it } from "vitest";
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

describe("scenario windows", () => {
  const createDario = (parameters: object) =>
    createClient(worlds.replace(buildScenario("DE", "windows", parameters)), "dario");

  it("creates windows without optional fields with bare", { tags: ["R7.43"] }, async () => {
    const { data, errors } = await createDario({ count: 1, bare: true }).registration(
      `{ registeredWindowById(id: "window-1") {
        projectId key serialNumber installationDate imageUrl gallery room notes installerName installerLogo
        invoiceFilename productDatasheet owner { firstName }
      } }`,
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      registeredWindowById: {
        projectId: null,
        key: "TGS M06",
        serialNumber: "TG26104000",
        installationDate: null,
        imageUrl: null,
        gallery: [],
        room: null,
        notes: null,
        installerName: null,
        installerLogo: null,
        invoiceFilename: null,
        productDatasheet: null,
        owner: null,
      },
    });
  });

  it("creates invoices that can be opened with invoices", { tags: ["R7.44"] }, async () => {
    const dario = createDario({ count: 3, invoices: true });
    for (const [id, mime] of [
      ["window-1", "application/pdf"],
      ["window-2", "image/jpeg"],
      ["window-3", "image/png"],
    ]) {
      const { data } = await dario.registration(
        `{ invoiceFileUrl(registeredWindowId: "${id}") registeredWindowById(id: "${id}") { invoiceFilename } }`,
      );
      const { invoiceFileUrl, registeredWindowById } = v.parse(windowWithInvoice, data);
      const response = await dario.get(invoiceFileUrl);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, mime]);
      const invoice = new File([await response.arrayBuffer()], registeredWindowById.invoiceFilename, {
        type: mime ?? "",
      });
      expect(await findFileViolation(en, invoice, "file")).toBeUndefined();
    }
  });

  it("creates no invoices by default", { tags: ["R7.44"] }, async () => {
    const { data } = await createDario({}).registration('{ invoiceFileUrl(registeredWindowId: "window-1") }');
    expect(data).toEqual({ invoiceFileUrl: null });
  });
});
