import { describe, expect, it } from "vitest";
import { exampleValues } from "../consumer/stateValues.ts";
import {
  hasState,
  injectIntoMultipart,
  listValueNames,
  markOtherClaims,
  markOtherValues,
} from "./injectedValues.ts";

const inject = (expression: string) => ({ type: "ProviderState", expression });

function createInteraction(generators: Record<string, { type: string; expression: string }> = {}) {
  return {
    description: "trees",
    providerStates: [{ name: "garden", params: { country: "DE", scenario: { trees: 2 } } }],
    request: { generators: { body: { "$.variables.id": inject(`\${treeId}`) } } },
    response: { generators: { body: generators } },
  };
}

describe("hasState", () => {
  it.each([
    ["the same parameters in another order", { scenario: { trees: 2 }, country: "DE" }, true],
    ["other parameters", { country: "DE", scenario: { trees: 3 } }, false],
  ])("compares name and parameters: %s", (_, parameters, expected) => {
    expect(hasState(createInteraction(), { name: "garden", parameters })).toBe(expected);
  });
});

describe("listValueNames", () => {
  it("finds names in expressions of request and response, and examples in a multipart body", () => {
    const { request, response } = createInteraction({ "$.data.id": inject(`Tree \${owner}`) });
    const content = Buffer.from(`{"id":"${exampleValues.projectId2}"}`).toString("base64");
    expect(listValueNames({ request, response })).toEqual(["treeId", "owner"]);
    expect(listValueNames({ request: { body: { content, encoded: "base64" } }, response: {} })).toEqual([
      "projectId2",
    ]);
  });
});

describe("injectIntoMultipart", () => {
  it("replaces quoted examples alone, longer ones too, and keeps every other byte", () => {
    const { projectId, projectId2 } = exampleValues;
    const bytes = Buffer.from([0, 255, 128]);
    const text = `{"a":"${projectId}","b":"${projectId2}","c":"${projectId} x"}`;
    const body = injectIntoMultipart(Buffer.concat([Buffer.from(text), bytes]), { projectId: "7" });
    expect(body.subarray(-3)).toEqual(bytes);
    expect(body.subarray(0, -3).toString()).toBe(`{"a":"7","b":"${projectId2}","c":"${projectId} x"}`);
  });
});

describe("markOtherValues", () => {
  const interaction = createInteraction({
    "$.data.items[1].id": inject(`\${second}`),
    "$.data.names[*]": inject(`\${name}`),
  });
  const values = { second: "B", name: "N" };

  it("returns an equal body if all values are those of the state", () => {
    const body = { data: { items: [{ id: "?" }, { id: "B" }], names: ["N", "other"] } };
    expect(markOtherValues(body, interaction, values)).toEqual(body);
  });

  it("replaces other values by what was expected, of a list of any length the first", () => {
    const body = { data: { items: [{ id: "B" }, { id: "A" }], names: ["M"] } };
    expect(markOtherValues(body, interaction, values)).toEqual({
      data: {
        items: [{ id: "B" }, { id: { expected: "B", actual: "A" } }],
        names: [{ expected: "N", actual: "M" }],
      },
    });
  });

  it("leaves missing values for Pact to report", () => {
    const body = { errors: [] };
    expect(markOtherValues(body, interaction, values)).toEqual(body);
  });
});

describe("markOtherClaims", () => {
  const createToken = (claims: object) =>
    ["e30", Buffer.from(JSON.stringify(claims)).toString("base64url"), "s"].join(".");
  const values = { issuer: "https://login.example.com/", clientId: "portal", subject: "anna" };
  const valid = { iss: values.issuer, aud: "portal", sub: "anna", exp: Number.MAX_SAFE_INTEGER };
  const expected = { iss: values.issuer, aud: "portal", sub: "anna", isExpired: false };

  it("returns an equal body for a valid id token of the state's issuer, client and customer", () => {
    const body = { id_token: createToken(valid) };
    expect(markOtherClaims(body, values)).toEqual(body);
  });

  it.each([
    ["of another issuer", { iss: "https://other.example.com/" }],
    ["for another client", { aud: "shop" }],
    ["of another customer", { sub: "ben" }],
  ])("replaces an id token %s by what was expected", (_, claims) => {
    const marked = markOtherClaims({ id_token: createToken({ ...valid, ...claims }) }, values);
    expect(marked).toEqual({ id_token: { expected, actual: { ...expected, ...claims } } });
  });

  it("replaces an id token that has expired", () => {
    const marked = markOtherClaims({ id_token: createToken({ ...valid, exp: 1 }) }, values);
    expect(marked).toEqual({ id_token: { expected, actual: { ...expected, isExpired: true } } });
  });

  it("takes any customer from a provider whose state does not name the subject", () => {
    const { subject: _, ...others } = values;
    const body = { id_token: createToken(valid) };
    expect(markOtherClaims(body, others)).toEqual(body);
  });
});
