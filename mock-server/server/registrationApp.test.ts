import { beforeEach, describe, expect, it } from "vitest";
import { countrySeeds } from "../seeds/countries/countrySeeds.ts";
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

  it("allows requests from other origins on this machine", { tags: ["R7.40"] }, async () => {
    const origin = "http://de.localhost:5173";
    const response = await registrationService.request(query, { headers: { origin } });
    expect(response.headers.get("access-control-allow-origin")).toBe(origin);
    expect(await response.json()).toEqual({ data: { __typename: "Query" } });
  });

  it("allows the portal's headers in preflight requests", { tags: ["R7.40"] }, async () => {
    const wanted = "authorization,content-type,x-fingerprint,x-taglys-locale";
    const response = await registrationService.request("/de/graphql", {
      method: "OPTIONS",
      headers: {
        origin: "http://localhost:5173",
        "access-control-request-method": "POST",
        "access-control-request-headers": wanted,
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("http://localhost:5173");
    expect(response.headers.get("access-control-allow-headers")).toBe(wanted);
    expect(response.headers.get("access-control-allow-methods")).toContain("POST");
  });

  it("allows no requests from origins on other machines", async () => {
    const response = await registrationService.request(query, {
      headers: { origin: "https://evil.example" },
    });
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("rejects an unknown world", async () => {
    const response = await registrationService.request("/nowhere/graphql?query={__typename}");
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      errors: [{ message: 'There is no world "nowhere".', extensions: { code: "UNKNOWN_WORLD" } }],
    });
  });

  it.each(["/", "/de", "/graphql", "/de/graphql/more"])(
    "names its endpoint in the 404 at %s",
    async (path) => {
      const response = await registrationService.request(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        message: `There is nothing at ${path}. The endpoint is /<world>/graphql.`,
      });
    },
  );

  it("rejects operations of the main API", async () => {
    const { codes } = await createClient(createStandingWorld(), "anna").registration(
      "{ showAccount { id } }",
    );
    expect(codes).toEqual(["GRAPHQL_VALIDATION_FAILED"]);
  });
});

describe("registration operations at /graphql of the main API", () => {
  const list = "{ registeredWindows { items { id } } }";

  it("are served in Norway, which has no registration service of its own", { tags: ["R7.41"] }, async () => {
    const norway = createStandingWorld("NO");
    const dario = createClient(norway, "dario");
    const { data } = await dario.main(`{ runtimeConfig { registrationServiceUrl } ${list.slice(1)}`);
    expect(data).toEqual({
      runtimeConfig: { registrationServiceUrl: null },
      registeredWindows: { items: [{ id: "window-3" }, { id: "window-4" }, { id: "window-5" }] },
    });
  });

  it("change the same windows as the registration service in Norway", { tags: ["R7.41"] }, async () => {
    const norway = createStandingWorld("NO");
    const dario = createClient(norway, "dario", { host: "no.localhost:5173" });
    const { errors } = await dario.main(
      `mutation ($file: Upload!) {
        updateRegisteredWindowRoom(id: "window-3", room: LOFT) { id }
        uploadInvoice(id: "window-3", file: $file) { id }
      }`,
      { file: createFile() },
    );
    expect(errors).toEqual([]);
    const shown =
      '{ registeredWindowById(id: "window-3") { room } invoiceFileUrl(registeredWindowId: "window-3") }';
    expect((await dario.main(shown)).data).toEqual({
      registeredWindowById: { room: "LOFT" },
      invoiceFileUrl: signFileLink(norway, "http://no.localhost:5173/files/invoices/window-3"),
    });
    expect((await createClient(norway).main(list)).codes).toEqual(["AUTH_NOT_AUTHORIZED"]);
  });

  const others = Object.values(countrySeeds)
    .map(({ country }) => country)
    .filter((country) => country !== "NO");

  it.each(others)(
    "are unknown in %s, which has a registration service of its own",
    { tags: ["R7.40"] },
    async (country) => {
      const { codes, errors } = await createClient(createStandingWorld(country), "dario").main(list);
      expect(codes).toEqual(["GRAPHQL_VALIDATION_FAILED"]);
      expect(errors[0]?.message).toContain("registeredWindows");
    },
  );
});
