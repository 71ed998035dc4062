import { describe, expect, it } from "vitest";
import { filterCommands } from "./filterCommands.ts";

const run = async () => "";
const commands = ["Reset de", "Go to world de", "Show the clock of de", "Go to world se"].map((text) => ({
  text,
  run,
}));
const filter = (search: string) => filterCommands(commands, search).map(({ text }) => text);

describe("filterCommands", () => {
  it("returns all commands in their order for an empty search", () => {
    expect(filter("  ")).toEqual(commands.map(({ text }) => text));
  });

  it("returns the commands that contain all words, in any order and case", () => {
    expect(filter("DE world")).toEqual(["Go to world de"]);
    expect(filter("clock reset")).toEqual([]);
  });

  it("puts commands first that contain the search as it was typed", () => {
    expect(filter("o w")).toEqual(["Go to world de", "Go to world se", "Show the clock of de"]);
  });
});
