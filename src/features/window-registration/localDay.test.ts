import { expect, it } from "vitest";
import { localDay } from "./localDay.ts";

it.each([
  [new Date(2026, 2, 9, 0, 0), "2026-03-09"],
  [new Date(2026, 11, 31, 23, 59), "2026-12-31"],
])("says the day where the browser is: %s", (now, day) => expect(localDay(now)).toBe(day));
