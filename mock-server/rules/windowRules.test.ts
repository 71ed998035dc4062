import { beforeEach, describe, expect, it } from "vitest";
import { findWindow } from "../testing/findRecords.ts";
import { createStandingWorld } from "../testing/worlds.ts";
import en from "../texts/en.json" with { type: "json" };
import type { World } from "../world/world.ts";
import { findWindowViolations, type WindowProductInput } from "./windowRules.ts";

const window: WindowProductInput = {
  key: "TGS M06",
  serialNumber: "TG770001",
  installationDate: "2026-03-09",
};

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

const findMessages = (changes: Partial<WindowProductInput>) =>
  findWindowViolations(en, world, [{ ...window, ...changes }]).map(({ message }) => message);

describe("findWindowViolations", () => {
  // src/forms/rules/validationRules.test.ts compares the accepted texts with the portal's rules.
  it("explains an invalid day and an invalid serial number", () => {
    expect(findMessages({ installationDate: "9.3.2026", serialNumber: "TG123" })).toEqual([
      "A serial number has 6 to 20 letters and digits.",
      "Enter a day that is in the calendar.",
    ]);
  });

  it("accepts a window type in any case and names an unknown one", () => {
    expect(findMessages({ key: " tgl  c02 " })).toEqual([]);
    expect(findMessages({ key: "ABC M06" })).toEqual(["There is no window with the type sign “ABC M06”."]);
  });

  it("rejects an installation date that is in the future by the world's clock", () => {
    const tomorrow = { installationDate: "2026-03-10" };
    expect(findMessages(tomorrow)).toEqual(["The installation date is in the future."]);
    world.clock.advance(86_400_000);
    expect(findMessages(tomorrow)).toEqual([]);
  });

  it("counts the days in the country’s time zone", () => {
    world.clock.set(new Date("2026-03-09T23:30:00Z"));
    expect(findMessages({ installationDate: "2026-03-10" })).toEqual([]);
    expect(findMessages({ installationDate: "2026-03-11" })).toEqual([
      "The installation date is in the future.",
    ]);
  });

  it("rejects a serial number that is registered already or occurs twice", () => {
    const { serialNumber } = findWindow(world, "anna");
    const message = `A window with the serial number “${serialNumber}” is registered already.`;
    expect(findMessages({ serialNumber })).toEqual([message]);
    expect(findWindowViolations(en, world, [window, window])).toEqual([
      { field: "windowProducts.1.serialNumber", message: message.replace(serialNumber, "TG770001") },
    ]);
  });
});
