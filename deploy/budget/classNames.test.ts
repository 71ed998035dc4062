import { expect, it } from "vitest";
import { classNames } from "./classNames.ts";

it("names classes by their style sheet", () => {
  const nameFor = classNames();
  expect(nameFor("label", "/src/ui/Button.module.css")).toBe("Button-label");
  expect(nameFor("wide", "/src/ui/Button.module.css")).toBe("Button-wide");
  expect(nameFor("label", "/src/ui/Field.module.css")).toBe("Field-label");
});

it("refuses a second style sheet of the same name: their classes would mix", () => {
  const nameFor = classNames();
  nameFor("label", "/src/ui/Button.module.css");
  expect(() => nameFor("text", "/src/forms/Button.module.css")).toThrow(
    "Style sheets need names of their own: /src/ui/Button.module.css and /src/forms/Button.module.css.",
  );
});
