import { expect, it } from "vitest";
import { addWindow } from "./windowTexts.ts";

it("addWindow › copies day and installer of the last window, and nothing of a removed one", () => {
  const texts = {
    windows: "1 4",
    "windows.4.key": "TGS M06",
    "windows.4.installationDate": "2026-03-09",
    "windows.4.installerName": "Licht",
    "windows.5.notes": "gone",
  };
  expect(addWindow(texts, "5")).toEqual({
    windows: "1 4 5",
    "windows.5.key": "",
    "windows.5.serialNumber": "",
    "windows.5.installationDate": "2026-03-09",
    "windows.5.room": "",
    "windows.5.installerName": "Licht",
    "windows.5.notes": "",
  });
});
