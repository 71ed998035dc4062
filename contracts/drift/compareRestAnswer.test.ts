import { describe, expect, it } from "vitest";
import { compareRestAnswer } from "./compareRestAnswer.ts";
import { restContract } from "./restContract.ts";

const contract = restContract();
const campaign = {
  id: "spring",
  texts: [{ label: "campaign_url", locale: "de", contents: "/faq" }],
  images: [{ label: "my_taglys_banner", url: "/a.svg" }],
  positions: [{ position: "my_taglys_banner" }],
};
const session = { data: { customerAccountId: "a" } };

const found = (path: string, body: unknown, status = 200) =>
  compareRestAnswer(contract, path, { status, body }).map(
    ({ level, description }) => `${level}: ${description}`,
  );

describe("a REST answer", () => {
  it.each([
    ["/auth/me", session],
    ["/campaigns", { data: [campaign] }],
  ])("of %s that keeps the file is without findings", (path, body) => {
    expect(found(path, body)).toEqual([]);
  });

  it.each([
    [
      "a field more",
      { ...campaign, extra: 1 },
      "dangerous: The answer has a field that the OpenAPI file lacks: data[].extra.",
    ],
    ["a field less", { ...campaign, id: undefined }, "breaking: The answer lacks the field data[].id."],
    [
      "a field of another type",
      { ...campaign, id: 1 },
      "breaking: The answer's data[].id is wrong: it must be string.",
    ],
    [
      "an unknown value",
      { ...campaign, positions: [{ position: "roof" }] },
      'dangerous: The answer\'s data[].positions[].position is "roof", which the OpenAPI file does not list.',
    ],
  ])("with %s in every campaign has one finding", (_, wrong, expected) => {
    const body = JSON.parse(JSON.stringify({ data: [wrong, wrong] }));
    expect(found("/campaigns", body)).toEqual([expected]);
  });

  it("of the session check is read by its status alone", () => {
    expect(found("/auth/me", { data: {} })).toEqual([
      "safe: The answer lacks the field data.customerAccountId.",
    ]);
    expect(found("/auth/me", [])).toEqual(["breaking: The answer's body is wrong: it must be object."]);
  });

  it("of a refusal is held against the refusal's schema", () => {
    expect(found("/auth/me", { message: "No." }, 401)).toEqual([]);
    expect(found("/auth/me", {}, 401)).toEqual(["dangerous: The answer lacks the field message."]);
  });

  it("breaks with a status that the file does not know, and if it is no JSON", () => {
    expect(found("/campaigns", {}, 404)).toEqual(["breaking: The OpenAPI file knows no answer 404."]);
    expect(found("/campaigns", undefined)).toEqual(["breaking: The answer 200 is not JSON."]);
  });
});
