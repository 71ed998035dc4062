import { beforeEach, describe, expect, it } from "vitest";
import { toJsonId } from "#testing/writeIds.ts";
import { createId } from "../../schema/createId.ts";
import operations from "../../schema/operations.json" with { type: "json" };
import { signFileLink } from "../services/files/fileLinks.ts";
import { createFile } from "../testing/createFile.ts";
import { createClient } from "../testing/serviceClient.ts";
import { registrationService } from "../testing/services.ts";
import { createStandingWorld } from "../testing/worlds.ts";

describe("registration service", () => {
  beforeEach(() => {
    createStandingWorld();
  });

  const query = "/de/graphql?query={__typename}";

  it("does not allow other origins to read its responses", async () => {
    const response = await registrationService.request(query, {
      headers: { origin: "https://evil.example" },
    });
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });

  it.each([
    { dialect: "own", isAllowed: true },
    { dialect: "spring", isAllowed: false },
  ] as const)("lets browsers send preflight headers in $dialect: $isAllowed", async (example) => {
    const world = createStandingWorld();
    world.dialect = example.dialect;
    const { headers } = await registrationService.request(`/${world.id}/graphql`, {
      method: "OPTIONS",
      headers: {
        origin: "http://localhost:5173",
        "access-control-request-method": "POST",
        "access-control-request-headers": "graphql-preflight,x-taglys-locale",
      },
    });
    const allowed = headers.get("access-control-allow-headers");
    expect(allowed).toContain("x-taglys-locale");
    expect(allowed?.includes("graphql-preflight")).toBe(example.isAllowed);
  });

  it("rejects an unknown world", async () => {
    const response = await registrationService.request("/nowhere/graphql?query={__typename}");
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      errors: [{ message: 'There is no world "nowhere".', extensions: { code: "UNKNOWN_WORLD" } }],
    });
  });
});

describe("registration operations at /graphql of the main API", () => {
  it("are served in Norway, which has no service of its own", async () => {
    const norway = createStandingWorld("NO");
    const dario = createClient(norway, "dario", { host: "no.localhost:5173" });
    const id = toJsonId(createId("window", 3));
    const { errors } = await dario.main(operations.UploadInvoice, { id, file: createFile() });
    expect(errors).toEqual([]);
    const { data: config } = await dario.main("{ runtimeConfig { registrationServiceUrl } }");
    expect(config).toEqual({ runtimeConfig: { registrationServiceUrl: null } });
    const { data } = await dario.main(operations.InvoiceFileUrl, { registeredWindowId: id });
    expect(data).toEqual({
      invoiceFileUrl: signFileLink(
        norway,
        `http://no.localhost:5173/files/invoices/${createId("window", 3)}`,
      ),
    });
  });

  it("are unknown in a country that has a service of its own", async () => {
    const dario = createClient(createStandingWorld("DE"), "dario");
    const { codes, errors } = await dario.main("{ registeredWindows { items { id } } }");
    expect(codes).toEqual(["GRAPHQL_VALIDATION_FAILED"]);
    expect(errors[0]?.message).toContain("registeredWindows");
  });
});
