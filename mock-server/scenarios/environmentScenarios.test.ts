import { afterAll, describe, expect, it } from "vitest";
import { buildScenario } from "../testing/buildScenario.ts";
import { createClient } from "../testing/serviceClient.ts";
import { removeWorlds, worlds } from "../testing/worlds.ts";

afterAll(removeWorlds);

it("expiredSession makes sessions older than the lifetime of all tokens", () => {
  expect(buildScenario("AT", "expiredSession").signIn.headlessAge).toBeGreaterThan(86_400);
});

describe("switches of a country", () => {
  it.each([
    ["ownRegistrationService", [true, false]],
    ["windowRegistrationEnabled", [true, false]],
    ["alternativeInstallationFlow", [true, false]],
    ["vProEnabled", [true, false]],
    ["tagManagerId", [null, "GTM-A1"]],
  ])("are set by countrySwitches: %s", (name, values) => {
    for (const value of values) {
      expect(buildScenario("DE", "countrySwitches", { [name]: value }).config).toMatchObject({
        [name]: value,
      });
    }
  });

  it("are missing with unconfigured: the runtime config is null", { tags: ["R5.1"] }, async () => {
    const world = worlds.replace(buildScenario("IE", "unconfigured"));
    const { data } = await createClient(world).main("{ runtimeConfig { country } }");
    expect(data).toEqual({ runtimeConfig: null });
  });
});
