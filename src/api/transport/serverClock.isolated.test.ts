import { afterEach, describe, expect, it, vi } from "vitest";
import { ShowAccountDocument } from "../../session/account.generated.ts";
import { configureTestApi } from "../../testing/network/configureTestApi.ts";
import { fakeService } from "../../testing/network/fakeService.ts";

const serverTime = Date.UTC(2026, 5, 1, 12);
const minute = 60_000;

/** The modules as after a page load, in a browser whose clock is ahead of the server's. */
async function loadPage(aheadMs: number) {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["Date"], now: serverTime + aheadMs });
  const { requestMainApi, requestRegistrationService } = await import("../graphqlClient.ts");
  const { getServerTime } = await import("./serverClock.ts");
  const { configureApi } = await import("../configureApi.ts");
  return { requestMainApi, requestRegistrationService, getServerTime, configureApi };
}

function respondWithDate(date: string | undefined) {
  const showAccount = { id: "1", firstName: "Ada", lastName: "Berg", email: "ada@example.org" };
  fakeService({
    ShowAccount: () =>
      Response.json({ data: { showAccount } }, date === undefined ? {} : { headers: { date } }),
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("getServerTime", () => {
  it.each([
    ["9 minutes slow", -9 * minute],
    ["9 minutes fast", 9 * minute],
    ["three hours fast", 180 * minute],
  ])(
    "is the server's time after a response of the main API if the visitor's clock is %s",
    async (_, ahead) => {
      const { requestMainApi, getServerTime, configureApi } = await loadPage(ahead);
      configureApi(configureTestApi());
      respondWithDate(new Date(serverTime).toUTCString());
      expect(getServerTime()).toBe(serverTime + ahead);
      await requestMainApi(ShowAccountDocument, {});
      expect(Math.abs(getServerTime() - serverTime)).toBeLessThanOrEqual(1000);
    },
  );

  it("is known after a reload, before the first response", async () => {
    const { requestMainApi, configureApi } = await loadPage(-9 * minute);
    configureApi(configureTestApi());
    respondWithDate(new Date(serverTime).toUTCString());
    await requestMainApi(ShowAccountDocument, {});
    const { getServerTime } = await loadPage(-9 * minute);
    expect(Math.abs(getServerTime() - serverTime)).toBeLessThanOrEqual(1000);
  });

  it.each([
    ["without the header Date", undefined],
    ["with an unreadable header Date", "yesterday"],
    ["of a server that agrees with the visitor's clock", new Date(serverTime).toUTCString()],
  ])("is the visitor's time after a response %s", async (_, date) => {
    const { requestMainApi, getServerTime, configureApi } = await loadPage(0);
    configureApi(configureTestApi());
    respondWithDate(date);
    await requestMainApi(ShowAccountDocument, {});
    expect(getServerTime()).toBe(serverTime);
    expect(localStorage.getItem("clockDifference")).toBeNull();
  });

  it("does not depend on a registration service of another origin", async () => {
    const { requestRegistrationService, getServerTime, configureApi } = await loadPage(-9 * minute);
    configureApi(
      configureTestApi({ getRegistrationServiceUrl: async () => "https://windows.example/graphql" }),
    );
    respondWithDate(new Date(serverTime).toUTCString());
    await requestRegistrationService(ShowAccountDocument, {});
    expect(getServerTime()).toBe(serverTime - 9 * minute);
  });

  it.each(["soon", "Infinity", "{}"])("ignores a stored difference of %s", async (stored) => {
    localStorage.setItem("clockDifference", stored);
    const { getServerTime } = await loadPage(0);
    expect(getServerTime()).toBe(serverTime);
  });
});
