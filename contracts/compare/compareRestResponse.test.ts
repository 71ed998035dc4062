import { describe, expect, it } from "vitest";
import { compareRestResponse } from "./compareRestResponse.ts";
import { readOpenApiContract } from "./openApiContract.ts";

const contract = readOpenApiContract();
const campaign = {
  id: "spring",
  texts: [{ label: "campaign_url", locale: "de", contents: "/faq" }],
  images: [{ label: "my_taglys_banner", url: "/a.svg" }],
  positions: [{ position: "my_taglys_banner" }],
};
const session = { data: { customerAccountId: "a" } };

const summarizeFindings = (path: string, body: unknown, status = 200) =>
  compareRestResponse(contract, path, { status, body }).map(
    ({ level, description }) => `${level}: ${description}`,
  );

describe("compareRestResponse", () => {
  it.each([
    ["/auth/me", session],
    ["/campaigns", { data: [campaign] }],
  ])("finds nothing in a valid response of %s", (path, body) => {
    expect(summarizeFindings(path, body)).toEqual([]);
  });

  it.each([
    [
      "an additional field",
      { ...campaign, extra: 1 },
      "dangerous: The response has a field that the OpenAPI document lacks: data[].extra.",
    ],
    ["a missing field", { ...campaign, id: undefined }, "breaking: The response lacks the field data[].id."],
    [
      "a field of another type",
      { ...campaign, id: 1 },
      "breaking: The response's data[].id is invalid: it must be string.",
    ],
    [
      "an unknown value",
      { ...campaign, positions: [{ position: "roof" }] },
      'dangerous: The response\'s data[].positions[].position is "roof", which the OpenAPI document does not list.',
    ],
  ])("finds %s of every campaign once", (_, changedCampaign, expected) => {
    const body = JSON.parse(JSON.stringify({ data: [changedCampaign, changedCampaign] }));
    expect(summarizeFindings("/campaigns", body)).toEqual([expected]);
  });

  it.each([
    ["another body", [], 200],
    ["a body that is not JSON", undefined, 200],
    ["no body", undefined, 204],
  ])("finds nothing in a successful session check with %s", (_, body, status) => {
    expect(summarizeFindings("/auth/me", body, status)).toEqual([]);
  });

  it("compares an error response with the schema of errors", () => {
    expect(summarizeFindings("/auth/me", { message: "No." }, 401)).toEqual([]);
    expect(summarizeFindings("/auth/me", {}, 401)).toEqual([
      "dangerous: The response lacks the field message.",
    ]);
  });

  it("rates an unknown status and a body that is not JSON as breaking", () => {
    expect(summarizeFindings("/campaigns", {}, 404)).toEqual([
      "breaking: The OpenAPI document has no response 404.",
    ]);
    expect(summarizeFindings("/campaigns", undefined)).toEqual(["breaking: The response 200 is not JSON."]);
  });
});
