import { expect, it } from "vitest";
import { firstWindow, withAnother, withField, withoutWindow } from "./enteredWindows.ts";

it("gives a further window the day and the installer of the one before, and an id of its own", () => {
  const first = { ...firstWindow, key: "TGS M06", installationDate: "2026-03-09", installerName: "Licht" };
  expect(withAnother({ windows: [first], made: 1 }).windows[1]).toEqual({
    ...firstWindow,
    id: "window2",
    installationDate: "2026-03-09",
    installerName: "Licht",
  });
});

it("brings nothing back of a window that was removed", () => {
  const { windows, made } = withAnother({ windows: [firstWindow], made: 1 });
  const typed = withField(windows, "window2", "notes", "gone");
  const again = withAnother({ windows: withoutWindow(typed, "window2"), made });
  expect(again.windows.map(({ id, notes }) => [id, notes])).toEqual([
    ["window1", ""],
    ["window3", ""],
  ]);
});
