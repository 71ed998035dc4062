import { expect, it } from "vitest";
import { findMessageIds } from "./findMessageIds.ts";

it("findMessageIds › finds literal ids and the possible ids of a template", () => {
  const ids = ["app.close", "app.home", "room.LOFT", "room.LOFT.hint", "room.unknown", "roof"];
  const code = 't("app.close"); <Text id={`room.$' + '{room}`} />; "app.home page"';
  expect(findMessageIds(code, ids)).toEqual(["app.close", "room.LOFT", "room.unknown"]);
});
