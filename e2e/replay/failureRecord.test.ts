import { describe, expect, it } from "vitest";
import { createReplayPath, findPersona, hideSecrets } from "./failureRecord.ts";

describe("hideSecrets", () => {
  it("hides tokens and the search of URLs", () => {
    expect(
      hideSecrets("error: eyJhbGciOi.eyJzdWIi.c2ln at http://de.localhost/a?code=1#b (http://x/y#z)"),
    ).toBe("error: (token) at http://de.localhost/a?… (http://x/y?…)");
  });
});

describe("createReplayPath", () => {
  it.each([
    ["/project/project-1?tab=2#files", "/project/project-1?tab=2#files"],
    ["/authorization?state=a&code=b", "/"],
    ["/authorization#error=access_denied", "/"],
    ["http://localhost:4002/de/logout", "/"],
  ])("%s becomes %s", (path, expected) => {
    expect(createReplayPath(new URL(path, "http://de.localhost"), "de.localhost")).toBe(expected);
  });
});

describe("findPersona", () => {
  const personas = [
    { persona: "ben", email: "ben@de.example" },
    { persona: "anna", email: "anna@de.example" },
  ];
  const token = `e30.${Buffer.from(JSON.stringify({ emails: ["anna@de.example"] })).toString("base64url")}.x`;

  it.each([
    [token, "anna"],
    ["e30.e30.x", undefined],
    ["not a token", undefined],
    [null, undefined],
  ])("%s is for %s", (idToken, expected) => {
    expect(findPersona(idToken, personas)).toBe(expected);
  });
});
