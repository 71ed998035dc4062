import { describe, expect, it } from "vitest";
import { addWindow, emptyWindow, removeWindow, setWindowField } from "./windowList.ts";

describe("addWindow", () => {
  it("copies the day and the installer of the last window, and creates a new id", () => {
    const first = { ...emptyWindow, key: "TGS M06", installationDate: "2026-03-09", installerName: "Licht" };
    expect(addWindow({ windows: [first], made: 1 }).windows[1]).toEqual({
      ...emptyWindow,
      id: "window2",
      installationDate: "2026-03-09",
      installerName: "Licht",
    });
  });

  it("does not reuse the id or the values of a removed window", () => {
    const { windows, made } = addWindow({ windows: [emptyWindow], made: 1 });
    const edited = setWindowField(windows, "window2", "notes", "gone");
    const added = addWindow({ windows: removeWindow(edited, "window2"), made });
    expect(added.windows.map(({ id, notes }) => [id, notes])).toEqual([
      ["window1", ""],
      ["window3", ""],
    ]);
  });
});
