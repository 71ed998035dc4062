import { beforeEach, describe, expect, it } from "vitest";
import { callerIn } from "../testing/caller.ts";
import { fileOf } from "../testing/files.ts";
import { registrationService } from "../testing/services.ts";
import { freshWorld } from "../testing/worlds.ts";
import { countrySeeds } from "../world/countries/countrySeeds.ts";

describe("the registration service at its own address", () => {
  beforeEach(() => {
    freshWorld();
  });

  const query = "/de/graphql?query={__typename}";

  it("answers pages of this machine from another origin [R7.40]", async () => {
    const origin = "http://de.localhost:5173";
    const response = await registrationService.request(query, { headers: { origin } });
    expect(response.headers.get("access-control-allow-origin")).toBe(origin);
    expect(await response.json()).toEqual({ data: { __typename: "Query" } });
  });

  it("allows the portal's headers to them [R7.40]", async () => {
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

  it("allows nothing to pages from elsewhere", async () => {
    const response = await registrationService.request(query, {
      headers: { origin: "https://evil.example" },
    });
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("does not know an unknown world", async () => {
    const response = await registrationService.request("/nowhere/graphql?query={__typename}");
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      errors: [{ message: 'There is no world "nowhere".', extensions: { code: "UNKNOWN_WORLD" } }],
    });
  });

  it.each(["/", "/de", "/graphql", "/de/graphql/more"])("says at %s where it answers", async (path) => {
    const response = await registrationService.request(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      message: `There is nothing at ${path}. The service answers at /<world>/graphql.`,
    });
  });

  it("does not answer the main API's operations", async () => {
    const { codes } = await callerIn(freshWorld(), "anna").registration("{ showAccount { id } }");
    expect(codes).toEqual(["GRAPHQL_VALIDATION_FAILED"]);
  });
});

describe("the registration operations at /graphql", () => {
  const list = "{ registeredWindows { items { id } } }";

  it("are answered in Norway, which has no other address [R7.41]", async () => {
    const norway = freshWorld("NO");
    const dario = callerIn(norway, "dario");
    const { data } = await dario.main(`{ runtimeConfig { registrationServiceUrl } ${list.slice(1)}`);
    expect(data).toEqual({
      runtimeConfig: { registrationServiceUrl: null },
      registeredWindows: { items: [{ id: "window-3" }, { id: "window-4" }, { id: "window-5" }] },
    });
  });

  it("change the same windows in Norway [R7.41]", async () => {
    const norway = freshWorld("NO");
    const dario = callerIn(norway, "dario", { host: "no.localhost:5173" });
    const { errors } = await dario.main(
      `mutation ($file: Upload!) {
        updateRegisteredWindowRoom(id: "window-3", room: LOFT) { id }
        uploadInvoice(id: "window-3", file: $file) { id }
      }`,
      { file: fileOf() },
    );
    expect(errors).toEqual([]);
    const shown =
      '{ registeredWindowById(id: "window-3") { room } invoiceFileUrl(registeredWindowId: "window-3") }';
    expect((await dario.main(shown)).data).toEqual({
      registeredWindowById: { room: "LOFT" },
      invoiceFileUrl: "http://no.localhost:5173/files/invoices/window-3",
    });
    expect((await callerIn(norway).main(list)).codes).toEqual(["AUTH_NOT_AUTHORIZED"]);
  });

  const others = Object.values(countrySeeds)
    .map(({ country }) => country)
    .filter((country) => country !== "NO");

  it.each(others)("are unknown in %s, which has the service's own address [R7.40]", async (country) => {
    const { codes, errors } = await callerIn(freshWorld(country), "dario").main(list);
    expect(codes).toEqual(["GRAPHQL_VALIDATION_FAILED"]);
    expect(errors[0]?.message).toContain("registeredWindows");
  });
});
