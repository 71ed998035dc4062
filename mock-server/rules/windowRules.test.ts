import { beforeEach, describe, expect, it } from "vitest";
import type { WindowProductInput } from "../generated/registration.ts";
import { windowOf } from "../testing/records.ts";
import { freshWorld } from "../testing/worlds.ts";
import { en } from "../texts/en.ts";
import type { World } from "../world/world.ts";
import { windowViolations } from "./windowRules.ts";

const window: WindowProductInput = {
  key: "TGS M06",
  serialNumber: "TG770001",
  installationDate: "2026-03-09",
};

let world: World;
beforeEach(() => {
  world = freshWorld();
});

const messagesOf = (changes: Partial<WindowProductInput>) =>
  windowViolations(en, world, [{ ...window, ...changes }]).map(({ message }) => message);

describe("windowViolations", () => {
  it.each(["2026-03-09", "1999-12-31", "2024-02-29"])(
    "takes the installation date %s",
    (installationDate) => {
      expect(messagesOf({ installationDate })).toEqual([]);
    },
  );

  it.each(["9.3.2026", "2026-3-9", "2026-13-01", "2026-02-30", "2025-02-29", "2026-03-09T08:00:00Z", ""])(
    "takes %j for no date [R9.15]",
    (installationDate) => {
      expect(messagesOf({ installationDate })).toEqual(["Enter a day that is in the calendar."]);
    },
  );

  it("takes no date in the future of the world", () => {
    const tomorrow = { installationDate: "2026-03-10" };
    expect(messagesOf(tomorrow)).toEqual(["The installation date is in the future."]);
    world.clock.advance(86_400_000);
    expect(messagesOf(tomorrow)).toEqual([]);
  });

  it.each(["TG1234", "tg770001", "12345678901234567890"])("takes the serial number %s", (serialNumber) => {
    expect(messagesOf({ serialNumber })).toEqual([]);
  });

  it.each(["TG123", "123456789012345678901", "TG-77001", " TG770001", ""])(
    "takes %j for no serial number",
    (serialNumber) => {
      expect(messagesOf({ serialNumber })).toEqual(["A serial number has 6 to 20 letters and digits."]);
    },
  );

  it("takes no serial number twice", () => {
    const { serialNumber } = windowOf(world, "anna");
    const message = `A window with the serial number “${serialNumber}” is registered already.`;
    expect(messagesOf({ serialNumber })).toEqual([message]);
    expect(windowViolations(en, world, [window, window])).toEqual([
      {
        field: "windowProducts.1.serialNumber",
        message: "A window with the serial number “TG770001” is registered already.",
      },
    ]);
  });

  it("names the type sign that no window has", () => {
    expect(messagesOf({ key: "ABC M06" })).toEqual(["There is no window with the type sign “ABC M06”."]);
  });
});
